import { writeFileSync } from 'node:fs';
import { root } from '../workspaces/apps';
import { headerFiles } from './render';

// `npm run nginx:headers`: writes the security headers down for nginx.
for (const [name, text] of Object.entries(headerFiles)) writeFileSync(`${root}/infra/nginx/${name}`, text);
