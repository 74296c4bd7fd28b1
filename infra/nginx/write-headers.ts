import { writeFileSync } from 'node:fs';
import { root } from '../workspaces/apps';
import { headerFiles } from './render';

// `npm run nginx:headers`: writes nginx's security headers.
for (const [name, text] of Object.entries(headerFiles)) writeFileSync(`${root}/infra/nginx/${name}`, text);
