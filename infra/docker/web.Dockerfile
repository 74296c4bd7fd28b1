# nginx with the site's configuration; the site itself is a volume that the release tool writes to.
#   docker build -f infra/docker/web.Dockerfile -t courtside-web .
FROM debian:12-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter gettext-base \
 && rm -rf /var/lib/apt/lists/*
COPY infra/nginx/nginx.conf.template infra/nginx/*-headers.conf /etc/courtside/
COPY infra/docker/web-start.sh /usr/local/bin/web-start
ENV SITE_DIR=/site RUN_DIR=/run/courtside CONF_DIR=/etc/courtside PUBLIC_URL=https://localhost LISTEN_PORT=8080 API_ADDRESSES=api:3000 TRUSTED_PROXIES=
USER www-data
EXPOSE 8080
CMD ["web-start"]
