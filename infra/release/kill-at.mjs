import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * For tests: kills a release at one moment of one write, so that every moment can be tested.
 * @param {string} moment `before` the file is opened, `halfway` through its content, `unnamed` or `named`
 * @param {string} path the file, from the target's root
 * @param {() => never} die ends the process, or throws
 * @returns {() => void} undoes it
 */
export const dieAt = (moment, path, die) => {
  const isIt = (file) =>
    String(file)
      .replace(/\.[\w-]+\.tmp$/, '')
      .endsWith(`/${path}`);
  const { open, rename } = fs.promises;

  fs.promises.open = async (file, ...rest) => {
    if (!isIt(file)) return open(file, ...rest);
    if (moment === 'before') die();
    const handle = await open(file, ...rest);
    if (moment === 'halfway') {
      handle.writeFile = async (content) => {
        await handle.write(content, 0, Math.floor(content.length / 2));
        await handle.close();
        die();
      };
    }
    return handle;
  };
  fs.promises.rename = async (from, to) => {
    if (moment === 'unnamed' && isIt(to)) die();
    await rename(from, to);
    if (moment === 'named' && isIt(to)) die();
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs.promises, { open, rename });
    syncBuiltinESMExports();
  };
};

// Preloaded (`node --import`), it ends the process by SIGKILL at `KILL_AT="<moment> <path>"`.
const [, moment = '', path = ''] = (process.env.KILL_AT ?? '').match(/^(\w+) (.+)$/) ?? [];
if (path) dieAt(moment, path, () => process.kill(process.pid, 'SIGKILL'));
