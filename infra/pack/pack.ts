import { relative } from 'node:path';
import { root } from '../workspaces/apps';
import { makeTarballs } from './tarballs';

// `npm run pack`: shared-api, shared-ui and courtside-build as npm packages, in `dist/packages`.

for (const { tarball } of Object.values(await makeTarballs(`${root}/dist/packages`)))
  console.log(relative(root, tarball));
