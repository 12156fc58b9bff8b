# The server with the compiled engine and the browser client; games are kept in /data.
#   docker build -t weald .
#   docker run -p 8000:8000 -v weald:/data weald
# Not built in our own checks (there is no Docker there): hadolint reads it, and `make try-wheel` tries what it installs.
FROM python:3.13-slim-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc git libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /weald
COPY . .
RUN make wheel \
    && mkdir /out \
    && cp dist/weald-*-cp313-*.whl /out/ \
    && grep -E '^[a-z0-9]' requirements.lock | sed 's/ *\\$//' > /out/constraints.txt

FROM python:3.13-slim-bookworm
COPY --from=build /out /out
RUN pip install --no-cache-dir --constraint /out/constraints.txt /out/*.whl "asyncpg>=0.30" \
    && rm -rf /out \
    && useradd --uid 10001 --create-home --home-dir /data weald
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["weald"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--db", "/data/weald.db"]
