# One image runs at every address and on every disk that is read only; docs/operations.md tells how it is built and run.
# Node 24.18.0 for amd64 and arm64. `docker buildx imagetools inspect node:24-bookworm-slim` prints the digest of a newer one.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
# `.love98/releases` may hold the chunks of the releases before this one; the build adds its own.
RUN node scripts/build.mjs && rm -rf dist/prerender

FROM ${NODE_IMAGE} AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm keeps the tools that libraries name as optional peers.
RUN npm ci --ignore-scripts --omit=dev --include=optional --no-audit --no-fund \
  && npm cache clean --force \
  && rm -rf node_modules/@playwright node_modules/playwright node_modules/playwright-core \
    node_modules/typescript node_modules/@typescript node_modules/@types

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 LOVE98_DATA=/data/love98
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/.love98/releases ./.love98/releases
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/server/db/migrations ./src/server/db/migrations
# The embedded database, with its lock beside its folder, is all that is written.
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "dist/server/health-check.js"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
