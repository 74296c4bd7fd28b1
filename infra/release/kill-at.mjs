import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * For tests only, loaded before the release tool (`node --import`): the process ends itself by SIGKILL at one moment
 * of one write, `KILL_AT="<moment> <path>"`. So every moment can be met, which a killer outside would have to chance
 * upon.
 */

const [, moment = '', path = ''] = (process.env.KILL_AT ?? '').match(/^(\w+) (.+)$/) ?? [];
const die = () => process.kill(process.pid, 'SIGKILL');
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
