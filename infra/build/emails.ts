import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageTables } from './page-tables.mjs';

// `npm run emails [-- <folder>]`: writes every e-mail in every language as HTML.
Object.assign(globalThis, { BUILT_PAGES: pageTables() });
const { writePreviews } = await import('server/emails');
const index = await writePreviews(resolve(process.argv[2] ?? '.cache/emails'));
console.log(`Open ${pathToFileURL(index)}`);
