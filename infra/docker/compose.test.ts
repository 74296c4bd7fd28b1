import { readFileSync } from 'node:fs';
import { Environment } from 'server/environment';
import { parse } from 'yaml';
import { root } from '../workspaces/apps';

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const small = 'infra/docker/compose.small.yaml';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: object;
  volumes?: string[];
  configs?: { source: string }[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  configs: Record<string, { content: string }>;
}
const compose = parse(read(small), { merge: true }) as Compose;

test('compose asks for the values of its example', () => {
  const wanted = new Set([...read(small).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
  const example = [...read('infra/docker/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(example)).toEqual(wanted);
});

test('compose gives the server settings that it reads, and each service what there is', () => {
  const { app, backup } = compose.services;
  for (const name of Object.keys(app?.environment ?? {})) expect(Environment.properties).toHaveProperty(name);
  // The same database, secret and folder for both.
  expect([backup?.environment, backup?.volumes]).toEqual([app?.environment, app?.volumes]);
  for (const { depends_on = {}, volumes = [], configs = [] } of Object.values(compose.services)) {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    const named = volumes.map((volume) => volume.split(':')[0]);
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    expect(Object.keys(compose.configs)).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
  }
});

test('both ways, the same proxy is in front, with the name in its place', () => {
  const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
  const composed = compose.configs.caddy?.content.replace(/\$\{DOMAIN\}/, 'club.example');
  expect(plain(composed)).toBe(plain(read('infra/systemd/Caddyfile')).replace('127.0.0.1', 'app'));
});

test('the settings of a machine without containers are those of compose, as the server reads them', () => {
  const namesIn = (file: string) => [...read(file).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const native = namesIn('infra/systemd/courtside.env');
  expect(native.filter((name) => !(name in Environment.properties))).toEqual([]);
  const composes = namesIn('infra/docker/.env.example').filter((name) => name in Environment.properties);
  expect([...native].sort()).toEqual([...composes, 'PUBLIC_URL'].sort());
});
