import { readFileSync } from 'node:fs';
import { refuse } from './say.mjs';

const numbers = (version) =>
  version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);

/**
 * Refuses to go on with a Node.js that is older than `engines` in package.json says.
 * @param {string} [own] the version that this process runs on
 */
export const checkNode = (own = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major = 0, minor = 0] = numbers(engines.node);
  const [ownMajor = 0, ownMinor = 0] = numbers(own);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  refuse(`Courtside needs Node.js ${major}.${minor} or newer; this is ${own}.`);
};
