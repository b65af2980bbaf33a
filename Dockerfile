# Emporion's server with the compiled engine and the browser client. Nothing is fetched but images and packages, from
# where REGISTRY, PIP_INDEX_URL and NPM_CONFIG_REGISTRY say. See docs/host.md and compose.yaml.
# A mirror of the usual registry, with its slash at the end; empty for the usual one.
ARG REGISTRY=
ARG PYTHON=3.13-slim-bookworm

FROM ${REGISTRY}python:${PYTHON} AS build
ARG PIP_INDEX_URL
ARG NPM_CONFIG_REGISTRY
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 EMPORION_COMPILE=1
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /opt/emporion \
    && /opt/emporion/bin/pip install --constraint constraints.txt ".[postgres]" \
    && /opt/emporion/bin/python -c "import emporion; assert emporion.compiled()"

FROM ${REGISTRY}python:${PYTHON}
RUN useradd --system --uid 990 --create-home --home-dir /var/lib/emporion emporion
COPY --from=build /opt/emporion /opt/emporion
ENV PATH=/opt/emporion/bin:$PATH EMPORION_DATA=/var/lib/emporion PYTHONUNBUFFERED=1
USER 990
VOLUME /var/lib/emporion
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health/live', timeout=4)"]
ENTRYPOINT ["emporion"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
