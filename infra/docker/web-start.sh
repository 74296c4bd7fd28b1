#!/bin/sh
# Fills in nginx's configuration from the environment, and starts it. RUN_DIR is the only writable folder.
set -eu
export PUBLIC_URL="${PUBLIC_URL%/}"
export LISTEN="listen ${LISTEN_PORT};"
API_SERVERS=''
for address in ${API_ADDRESSES}; do
  API_SERVERS="${API_SERVERS}server ${address} max_fails=0; "
done
export API_SERVERS
# The networks of trusted proxies in front of nginx.
networks=''
for network in ${TRUSTED_PROXIES}; do
  networks="${networks}set_real_ip_from ${network}; "
done
export TRUSTED_PROXIES="${networks}"
envsubst '${LISTEN} ${SITE_DIR} ${PUBLIC_URL} ${RUN_DIR} ${CONF_DIR} ${API_SERVERS} ${TRUSTED_PROXIES}' \
  < "${CONF_DIR}/nginx.conf.template" > "${RUN_DIR}/nginx.conf"
exec nginx -c "${RUN_DIR}/nginx.conf" -g 'daemon off;'
