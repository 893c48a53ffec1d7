# docker build --build-arg SITE_URL=https://grid.example -t ohmstead-grid .
# docker run -p 8080:8080 ohmstead-grid

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /site
RUN chown node /site
USER node
COPY --chown=node package.json package-lock.json .npmrc ./
# A workspace, without which the lock file does not fit.
COPY --chown=node services/forms/package.json services/forms/
RUN npm ci --no-audit --no-fund
COPY --chown=node . .
ARG SITE_URL
ARG SITE_FORM_ENDPOINT
ARG SITE_FORM_FILES
ENV SITE_URL=$SITE_URL SITE_FORM_ENDPOINT=$SITE_FORM_ENDPOINT SITE_FORM_FILES=$SITE_FORM_FILES SITE_ENV=production
# Threads that encode pictures then keep less memory.
RUN MALLOC_ARENA_MAX=2 npm run build && node deploy/compress.mjs

FROM alpine:3.22.6@sha256:5291449c3df73caf6ed85e649dec1b9e818b39a5d8c871e97afc13e9cd5e8fa8
RUN apk add --no-cache nginx nginx-mod-http-brotli
WORKDIR /site
COPY deploy/nginx.conf deploy/
COPY deploy/brotli deploy/brotli
COPY --from=build /site/.build/hosts .build/hosts
COPY --from=build /site/dist dist
RUN chown nginx .build
USER nginx
EXPOSE 8080
HEALTHCHECK CMD wget -qO /dev/null http://127.0.0.1:8080/ || exit 1
CMD ["nginx", "-p", "/site", "-c", "deploy/nginx.conf", "-g", "daemon off;"]
