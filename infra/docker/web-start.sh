#!/bin/sh
# Fills the places in nginx's configuration from the environment, and starts it. RUN_DIR is the one writable place.
set -eu
export PUBLIC_URL="${PUBLIC_URL%/}"
export LISTEN="listen ${LISTEN_PORT};"
API_SERVERS=''
for address in ${API_ADDRESSES}; do
  API_SERVERS="${API_SERVERS}server ${address} max_fails=0; "
done
export API_SERVERS
# The networks of the proxies in front of nginx, whose word on who calls is taken.
networks=''
for network in ${TRUSTED_PROXIES}; do
  networks="${networks}set_real_ip_from ${network}; "
done
export TRUSTED_PROXIES="${networks}"
envsubst '${LISTEN} ${SITE_DIR} ${PUBLIC_URL} ${RUN_DIR} ${CONF_DIR} ${API_SERVERS} ${TRUSTED_PROXIES}' \
  < "${CONF_DIR}/nginx.conf.template" > "${RUN_DIR}/nginx.conf"
exec nginx -c "${RUN_DIR}/nginx.conf" -g 'daemon off;'
