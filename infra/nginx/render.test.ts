import { readFileSync } from 'node:fs';
import { root } from '../webpack/apps';
import { nginxConfig, securityHeadersConf } from './render';

test('nginx sends the security headers that the server sends', () => {
  expect(readFileSync(`${root}/infra/nginx/security-headers.conf`, 'utf8')).toBe(securityHeadersConf());
});

test('every place in the template is filled', () => {
  const config = nginxConfig({
    listen: 'listen 8080;',
    siteDir: '/site',
    publicUrl: 'https://club.example/',
    runDir: '/run',
    confDir: '/etc/nginx',
    apis: ['api-1:3000', 'api-2:3000'],
  });
  expect(config).not.toMatch(/\$\{[A-Z_]+\}/);
  expect(config).toContain('server api-2:3000 max_fails=0');
  expect(config).toContain('set $public_url "https://club.example";');
});
