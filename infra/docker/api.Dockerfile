# The API: one bundle and its packages, no tools, no root. Build from the repository's root:
#   docker build -f infra/docker/api.Dockerfile -t courtside-api .
FROM node:24-bookworm-slim AS sources
WORKDIR /all
COPY . .
# What npm reads: packages are reinstalled only when one of these files changes. The pages are for links in e-mails.
RUN mkdir /manifests /pages \
 && cp --parents package.json package-lock.json .npmrc */package.json /manifests \
 && cp --parents */src/pages.ts /pages

FROM node:24-bookworm-slim AS manifests
WORKDIR /src
COPY --from=sources /manifests ./

# Only what the server itself depends on.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace server --include-workspace-root=false --no-audit --no-fund \
 && mkdir -p server/node_modules

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY shared-api shared-api
COPY server server
COPY infra/build infra/build
COPY infra/workspaces infra/workspaces
COPY --from=sources /pages ./
RUN npx tsx infra/build/server.ts

FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
COPY --from=packages /src/node_modules node_modules
COPY --from=packages /src/server/node_modules server/node_modules
COPY --from=build /src/server/dist server/dist
COPY --from=build /src/server/migrations server/migrations
COPY --from=build /src/server/package.json server/package.json
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TRUST_PROXY=1 SITE_DIR=/site DATA_DIR=/tmp/courtside
EXPOSE 3000
CMD ["server/dist/main.mjs"]
