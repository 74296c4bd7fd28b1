import { readFileSync } from 'node:fs';
import { Environment } from 'server/environment';
import { parseAllDocuments } from 'yaml';
import { root } from '../workspaces/apps';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; values: string[] }[];
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  volumeMounts?: { name: string }[];
  securityContext?: object;
  resources?: { limits?: object; requests?: object };
}
interface Rule {
  ports?: { port: number }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // Of every kind: each test reads what its kinds have, and CI compares them with their schemas.
  spec: Record<string, never>;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    initContainers?: Container[];
    volumes?: { name: string }[];
    securityContext: object;
  };
}
interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
  images: { name: string; newTag: string }[];
}

const folder = `${root}/infra/kubernetes`;
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const documents = <Value>(file: string): Value[] =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Value;
  });

const [base] = documents<Kustomization>('base/kustomization.yaml');
const [club] = documents<Kustomization>('production/kustomization.yaml');
const files = [...(base?.resources ?? []).map((file) => `base/${file}`), 'production/club.yaml'];
const manifests = files.flatMap((file) => documents<Manifest>(file));
const specs = <Spec>(...kinds: string[]): Spec[] =>
  manifests.filter(({ kind }) => kinds.includes(kind)).map(({ spec }) => spec as Spec);
const pods = specs<{ template: Pod }>('Deployment', 'Job').map(({ template }) => template);
const containers = pods.flatMap(({ spec }) => [...(spec.initContainers ?? []), ...spec.containers]);
const named = (kind: string) =>
  manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

test('what a club has to set is in one folder', () => {
  const text = (base?.resources ?? []).map((file) => read(`infra/kubernetes/base/${file}`)).join('\n');
  expect(text.match(/example|s3:\/\/|https?:\/\//g)).toBeNull();
  expect(new Set(containers.map(({ image }) => image))).toEqual(
    new Set(club?.images.map(({ name }) => name)),
  );
  // Of a name that moves, such as \`main\`, nothing would follow.
  for (const { newTag } of club?.images ?? []) expect(newTag).toMatch(/^(v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
  const maps = club?.configMapGenerator.map(({ name }) => name);
  expect(
    new Set(containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef.name))),
  ).toEqual(new Set(maps));
});

test('every secret that is referred to is one that the guide or the operator makes, and the other way round', () => {
  const used = [...JSON.stringify(manifests).matchAll(/"name":"([\w-]+)","key":"([\w-]+)"/g)];
  const made = [...read('docs/operations.md').matchAll(/--from-literal=([\w-]+)=/g)].map(
    ([, key]) => `courtside-secrets ${key}`,
  );
  const known = [...made, 'database-app uri'];
  expect(new Set(used.map(([, name, key]) => `${name} ${key}`))).toEqual(new Set(known));
});

test('every setting is one that the server reads, and every program one that is built', () => {
  const given = [
    ...containers
      .filter(({ name }) => ['api', 'migrate'].includes(name))
      .flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ...(club?.configMapGenerator.find(({ name }) => name === 'courtside')?.literals ?? []).map(
      (literal) => literal.split('=')[0] ?? '',
    ),
  ];
  expect(given.filter((name) => !(name in Environment.properties))).toEqual([]);
  const needed = [
    'DATABASE_URL',
    'JWT_SECRET',
    'SMTP_URL',
    'PUBLIC_URL',
    'MAIL_FROM',
    'ADMIN_EMAIL',
    'MAIL_AUTHSERV_ID',
  ];
  expect(given).toEqual(expect.arrayContaining(needed));
  const programs = containers.flatMap(({ command = [] }) => command[1] ?? []);
  expect(programs.length).toBeGreaterThan(1);
  const build = read('infra/build/server.ts');
  for (const program of programs)
    expect(build).toContain(`'${program.match(/^server\/dist\/([\w-]+)\.mjs$/)?.[1]}'`);
});

const fits = ({ matchLabels = {}, matchExpressions = [] }: Selector) =>
  pods.some(
    ({ metadata: { labels } }) =>
      Object.entries(matchLabels).every(([label, value]) => labels[label] === value) &&
      matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? '')),
  );

test('every service, budget, monitor and policy selects pods that there are', () => {
  const selectors = [
    ...specs<{ selector: Record<string, string> }>('Service').map(({ selector }) => ({
      matchLabels: selector,
    })),
    ...specs<{ selector: Selector }>('PodDisruptionBudget', 'PodMonitor').map(({ selector }) => selector),
    ...specs<{ podSelector: Selector }>('NetworkPolicy').map(({ podSelector }) => podSelector),
  ];
  // Pods that the operators make.
  const others = [
    { 'cnpg.io/cluster': named('Cluster')[0] },
    { 'acme.cert-manager.io/http01-solver': 'true' },
  ];
  const isOther = ({ matchLabels }: Selector) =>
    others.some((labels) => JSON.stringify(labels) === JSON.stringify(matchLabels));
  expect(selectors.length).toBeGreaterThan(8);
  expect(selectors.filter((selector) => !fits(selector) && !isOther(selector))).toEqual([]);
});

test('the ports that mails, notices, names, certificates, metrics and buckets need are open, and no others', () => {
  const ports = (direction: 'ingress' | 'egress') =>
    specs<Record<typeof direction, Rule[] | undefined>>('NetworkPolicy')
      .flatMap((spec) => spec[direction] ?? [])
      .flatMap((rule) => rule.ports?.map(({ port }) => port));
  expect([...new Set(ports('egress'))].sort()).toEqual([
    25, 2525, 4318, 443, 465, 53, 5432, 587, 6443, 8000, 993,
  ]);
  expect([...new Set(ports('ingress'))].sort()).toEqual([3000, 5432, 8000, 8089, 9187]);
});

test('every container is locked, limited, and mounts what its pod has', () => {
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    const volumes = (spec.volumes ?? []).map(({ name }) => name);
    for (const container of [...(spec.initContainers ?? []), ...spec.containers]) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        limits: { memory: expect.any(String) },
        requests: { cpu: expect.any(String) },
      });
      expect(volumes).toEqual(expect.arrayContaining((container.volumeMounts ?? []).map(({ name }) => name)));
    }
  }
});

test('the database has a connection for each that all API processes may hold, and for a migration', () => {
  const pool = Number(
    containers.find(({ name }) => name === 'api')?.env?.find(({ name }) => name === 'DATABASE_POOL')?.value,
  );
  const [scaler] = specs<{ maxReplicas: number }>('HorizontalPodAutoscaler');
  const [cluster] = specs<{ postgresql: { parameters: Record<string, string> }; instances: number }>(
    'Cluster',
  );
  const held = (scaler?.maxReplicas ?? 0) * pool + 1;
  // While a version follows another there is one more; each copy, and the operator's exporter, hold some.
  const others = pool + 3 * (cluster?.instances ?? 0);
  expect(Number(cluster?.postgresql.parameters.max_connections)).toBeGreaterThan(held + others);
});

test('what belongs together has the same name', () => {
  const [plugin] = specs<{ plugins: { name: string; parameters: { barmanObjectName: string } }[] }>(
    'Cluster',
  ).flatMap(({ plugins }) => plugins);
  expect([plugin?.parameters.barmanObjectName]).toEqual(named('ObjectStore'));
  expect(specs('ScheduledBackup')).toMatchObject([
    { cluster: { name: named('Cluster')[0] }, pluginConfiguration: { name: plugin?.name } },
  ]);
  expect(specs('Gateway')).toMatchObject([{ gatewayClassName: named('GatewayClass')[0] }]);
  for (const { parentRefs } of specs<{ parentRefs: object[] }>('HTTPRoute'))
    expect(parentRefs).toMatchObject([{ name: named('Gateway')[0] }]);
  const hosts = specs<{ listeners: { hostname: string }[] }>('Gateway').flatMap(({ listeners }) =>
    listeners.map(({ hostname }) => hostname),
  );
  const literals = club?.configMapGenerator.flatMap((map) => map.literals) ?? [];
  for (const host of hosts) expect(literals).toContain(`PUBLIC_URL=https://${host}`);
});

test('the alarms are those of the guide, about metrics that there are', () => {
  const [rules] = specs<{ groups: { rules: { alert: string; expr: string }[] }[] }>('PrometheusRule').map(
    ({ groups }) => groups.flatMap((group) => group.rules),
  );
  const guide = [...read('docs/operations.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(guide).toEqual(expect.arrayContaining(rules?.map(({ alert }) => alert) ?? ['none']));
  const measured = (expr = '') => new Set(expr.match(/\b[a-z]\w+(?=\{)/g));
  const unmeasured = rules?.find(({ alert }) => alert === 'Unmeasured');
  expect(measured(unmeasured?.expr)).toEqual(measured(rules?.map(({ expr }) => expr).join()));
  const metrics = read('server/src/http/metrics.ts');
  const own = rules?.flatMap(({ expr }) => expr.match(/\b(?:http_\w+?|jobs)(?=_count\{|\{)/g) ?? []) ?? [];
  expect(new Set(own)).toEqual(new Set(['http_request_duration_seconds', 'jobs']));
  for (const name of own) expect(metrics).toContain(`name: '${name}'`);
});
