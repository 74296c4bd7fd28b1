import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
const has = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Without its Brotli modules, nginx refuses the configuration. @param {string} name */
const isThere = (name) =>
  has(name) && (name !== 'nginx' || existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'));

/**
 * Which programs that some tests need are not installed: those tests are skipped.
 * @returns {string[]}
 * @throws if any, with `TEST_PROGRAMS=required` (.ci/run)
 */
export const missingPrograms = () => {
  const absent = ['nginx', 'pgbouncer'].filter((name) => !isThere(name));
  if (absent.length > 0 && process.env.TEST_PROGRAMS === 'required')
    throw new Error(`Not installed: ${absent.join(', ')}`);
  return absent;
};
