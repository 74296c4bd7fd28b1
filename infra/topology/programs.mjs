import { existsSync } from 'node:fs';
import { has, installPackages } from '../bootstrap/debian.mjs';

// Plain JavaScript: `npm test` runs it while our own packages are being installed.

const wanted = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'],
  pgbouncer: ['pgbouncer'],
};

/** Without its Brotli modules, nginx refuses the configuration. @param {string} name */
const isThere = (name) =>
  has(name) && (name !== 'nginx' || existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'));

const absent = () => Object.keys(wanted).filter((name) => !isThere(name));

/** Installs missing programs from Debian packages. @returns what is still missing */
export const missingPrograms = () => {
  if (absent().length > 0) installPackages(Object.values(wanted).flat());
  return absent();
};
