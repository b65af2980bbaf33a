import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['**/*.gen.ts', 'node_modules']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The compiler of TypeScript knows what is defined.
      'no-undef': 'off',
      // `{@html}` draws icons and art that are part of this tree; nothing a person wrote goes through it.
      'svelte/no-at-html-tags': 'off',
      // A Map or Set that a function makes, fills and returns need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Braces keep the spaces at the ends of a text: {' · '}.
      'svelte/no-useless-mustaches': 'off',
      // `_` says that a thing is only counted.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
)
