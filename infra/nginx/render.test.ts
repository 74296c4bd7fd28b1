import { readFileSync } from 'node:fs';
import { partOfPage } from 'server/headers';
import { largeBodies } from 'server/routes';
import { root } from '../workspaces/apps';
import { headerFiles, nginxConfig } from './render';

test.each(Object.entries(headerFiles))(
  'nginx sends the headers of %s that the server sends',
  (name, text) => {
    expect(readFileSync(`${root}/infra/nginx/${name}`, 'utf8')).toBe(text);
  },
);

test('nginx and the server leave the policies away from the same files', () => {
  expect(readFileSync(`${root}/infra/nginx/nginx.conf.template`, 'utf8')).toContain(
    `location ~ ${partOfPage} {`,
  );
});

test('nginx lets through what the API takes, and hardly more', () => {
  const template = readFileSync(`${root}/infra/nginx/nginx.conf.template`, 'utf8');
  const limits = [...template.matchAll(/client_max_body_size (\d+)k;/g)].map(([, number]) => Number(number));
  // The API's own limit for ordinary bodies is 64 KiB (infra/security/nginx-contract.test.ts sends each as much as it takes).
  expect(limits).toEqual([128, Math.max(...Object.values(largeBodies).map(Number)) / 1024]);
});

test('every place in the template is filled', () => {
  const config = nginxConfig({
    listen: 'listen 8080;',
    siteDir: '/site',
    publicUrl: 'https://club.example/',
    runDir: '/run',
    confDir: '/etc/nginx',
    apis: ['api-1:3000', 'api-2:3000'],
    trustedProxies: ['10.0.0.0/8', 'fc00::/7'],
  });
  expect(config).not.toMatch(/\$\{[A-Z_]+\}/);
  expect(config).toContain('server api-2:3000 max_fails=0');
  expect(config).toContain('set_real_ip_from fc00::/7;');
  expect(config).toContain('set $public_url "https://club.example";');
});
