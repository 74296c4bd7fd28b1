import { readFileSync } from 'node:fs';
import { connectionSettings } from 'server/database';
import { Environment } from 'server/environment';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../workspaces/apps';

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

interface Compose {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string>; depends_on?: object; volumes?: string[] }
  >;
  volumes: Record<string, unknown>;
}

test('compose hands the API settings that it reads, from variables that the example has', () => {
  const text = read('infra/docker/compose.yaml');
  const { services, volumes } = parse(text, { merge: true }) as Compose;
  const given = Object.keys(services['api-1']?.environment ?? {});
  for (const name of given) expect(Environment.properties).toHaveProperty(name);
  expect(given).toEqual(expect.arrayContaining(['PUBLIC_URL', 'MAIL_FROM', 'MAIL_AUTHSERV_ID']));
  const wanted = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = new Set(
    [...read('infra/docker/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name),
  );
  expect(example).toEqual(wanted);
  for (const service of Object.values(services)) {
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
    const named = (service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => !name.startsWith('.'));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
  }
});

test('a pooler has more connections than all API processes take, and the database more than the poolers', () => {
  const { services } = parse(read('infra/docker/compose.yaml'), { merge: true }) as Compose;
  const processes = Object.keys(services).filter((name) => /^api-\d$/.test(name)).length;
  const { default: each } = Environment.properties.DATABASE_POOL as unknown as { default: number };
  const compose = Number(services.pool?.environment?.DEFAULT_POOL_SIZE);
  expect(compose).toBeGreaterThan(processes * each);
  // PostgreSQL's own default.
  expect(compose).toBeLessThan(100);

  const [cluster, pooler] = parseAllDocuments(read('infra/kubernetes/base/database.yaml')).map((one) =>
    one.toJS(),
  );
  const api = parseAllDocuments(read('infra/kubernetes/base/api.yaml')).map((one) => one.toJS());
  const { maxReplicas } = api.find(({ kind }) => kind === 'HorizontalPodAutoscaler').spec;
  const { env } = api.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers[0];
  const pool = Number(env.find(({ name }: { name: string }) => name === 'DATABASE_POOL').value);
  const size = Number(pooler.spec.pgbouncer.parameters.default_pool_size);
  expect(size).toBeGreaterThan(maxReplicas * pool);
  expect(Number(cluster.spec.postgresql.parameters.max_connections)).toBeGreaterThan(
    pooler.spec.instances * size,
  );
});

test('a database behind a pooler has the settings that the server would send', () => {
  const sent = Object.entries(connectionSettings)
    .filter(([name]) => name !== 'timezone')
    .map(([name, value]) => [name, name.endsWith('timeout') ? `${Number(value) / 1000}s` : String(value)]);
  const { services } = parse(read('infra/docker/compose.yaml'), { merge: true }) as Compose;
  const given = services.database?.command?.filter((part) => part.includes('='));
  expect(given?.map((part) => part.split('=')).sort()).toEqual(sent.sort());
  const [cluster] = parseAllDocuments(read('infra/kubernetes/base/database.yaml')).map((one) => one.toJS());
  expect(cluster.spec.postgresql.parameters).toMatchObject(Object.fromEntries(sent));
});
