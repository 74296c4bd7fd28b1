import { writeFileSync } from 'node:fs';
import { root } from '../webpack/apps';
import { securityHeadersConf } from './render';

// `npm run nginx:headers`: writes the security headers down for nginx.
writeFileSync(`${root}/infra/nginx/security-headers.conf`, securityHeadersConf());
