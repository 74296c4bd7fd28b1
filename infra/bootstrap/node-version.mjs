import { readFileSync } from 'node:fs';
import { refuse } from './print.mjs';

const numbers = (version) =>
  version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);

/**
 * Exits if the version of Node.js is outside of `engines` in package.json. It parses ranges such as
 * `^20.19.0 || >=24.0.0` itself, since no package is installed yet.
 * @param {string} [own] the current version
 */
export const checkNode = (own = process.versions.node) => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [ownMajor = 0, ownMinor = 0] = numbers(own);
  const ranges = engines.node.split('||').map((range) => range.trim());
  const fits = ranges.some((range) => {
    const [major = 0, minor = 0] = numbers(range);
    return ownMajor === major ? ownMinor >= minor : range.startsWith('>=') && ownMajor > major;
  });
  if (fits) return;
  const named = ranges.map(
    (range) => `${numbers(range).slice(0, 2).join('.')}${range.startsWith('>=') ? ' or newer' : ''}`,
  );
  refuse(`Courtside needs Node.js ${named.join(', ')}; this is ${own}.`);
};
