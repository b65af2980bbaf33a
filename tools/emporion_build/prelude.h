/* Included before every C file of the engine. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* What a module does when it is imported: much code that runs once. */
#if defined(__clang__)
#define EMPORION_RUNS_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define EMPORION_RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define EMPORION_RUNS_ONCE
#endif

/* CPython 3.12 and 3.13 write 32 bits of a reference count in Py_INCREF and read 64 bits of it in Py_DECREF. Where the
   two follow each other closely (at every access to a table's numbers), the processor cannot hand the value from the
   store to the wider load and waits; the engine was less than half as fast as with 3.11. Here both have the same
   width, as they had until 3.11 and have again from 3.14 on. */
#if PY_VERSION_HEX >= 0x030c0000 && PY_VERSION_HEX < 0x030e0000 && SIZEOF_VOID_P > 4 \
    && !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG) && !defined(Py_STATS)
static inline Py_ALWAYS_INLINE void emporion_incref(PyObject *op)
{
    if (!_Py_IsImmortal(op)) {
        op->ob_refcnt++;
    }
}
#undef Py_INCREF
#define Py_INCREF(op) emporion_incref(_PyObject_CAST(op))
#endif
