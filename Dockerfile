# One image runs at every address and on a disk that is read only; docs/deploy.md of Love98 tells how.
# Node 24.18.0 for amd64 and arm64. `docker buildx imagetools inspect node:24-bookworm-slim` prints the digest of a newer one.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
# `.love98/releases` may hold the chunks of the releases before this one; the build adds its own.
RUN npx --no-install love98 build --standalone

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Love98" \
  org.opencontainers.image.description="A Windows 98-style desktop in the browser: the front page of a token community." \
  org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 LOVE98_DATA=/data/love98
COPY --from=build /app/.love98/releases ./.love98/releases
COPY --from=build /app/dist ./dist
# The embedded database, with its lock beside its folder, is all that is written.
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "dist/server/health-check.js"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
