import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePreviews } from '../emails/preview/write';

// `npm run emails [folder]`: every e-mail in every language, to be looked at in a browser.
const index = await writePreviews(resolve(process.argv[2] ?? '.cache/emails'));
console.log(`Open ${pathToFileURL(index)}`);
