import { readFileSync } from 'node:fs';
import { Environment } from 'server/environment';
import { parseAllDocuments } from 'yaml';
import { root } from '../workspaces/apps';

interface Selector {
  matchLabels?: Record<string, string>;
}
interface Variable {
  name: string;
  valueFrom?: {
    secretKeyRef?: { name: string; key: string };
    configMapKeyRef?: { name: string; key: string };
  };
}
interface Container {
  name: string;
  env?: Variable[];
  ports?: { name: string }[];
  volumeMounts?: { name: string }[];
  securityContext?: object;
  resources?: { limits?: object; requests?: object };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: { selector?: object; podSelector?: Selector; template?: Pod };
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    initContainers?: Container[];
    volumes: { name: string }[];
    securityContext: object;
  };
}

const folder = `${root}/infra/kubernetes`;
const documents = <Value>(file: string): Value[] =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8'), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Value;
  });

const [kustomization] = documents<{
  resources: string[];
  configMapGenerator: { name: string; literals: string[] }[];
}>('base/kustomization.yaml');
const manifests = (kustomization?.resources ?? []).flatMap((file) => documents<Manifest>(`base/${file}`));
const pods = manifests.filter(({ kind }) => kind === 'Deployment').flatMap(({ spec }) => spec.template ?? []);
const containers = pods.flatMap(({ spec }) => [...(spec.initContainers ?? []), ...spec.containers]);

const secretKeys = (name: string) =>
  [...JSON.stringify(manifests).matchAll(/"name":"([\w-]+)","key":"([\w-]+)"/g)]
    .filter(([, secret]) => secret === name)
    .map(([, , key]) => key);

test('every secret that is referred to is one that the guide has made, and the other way round', () => {
  const guide = readFileSync(`${root}/docs/operations.md`, 'utf8');
  const made = [...guide.matchAll(/--from-literal=([\w-]+)=/g)].map(([, key]) => key);
  expect(new Set(secretKeys('courtside-secrets'))).toEqual(new Set(made));
});

test('every setting of the API is one that the server reads', () => {
  const api = containers.find(({ name }) => name === 'api');
  // Parts of the address that DATABASE_URL puts together.
  const parts = ['DATABASE_USER', 'DATABASE_PASSWORD'];
  const given = [
    ...(api?.env ?? []).map(({ name }) => name).filter((name) => !parts.includes(name)),
    ...(kustomization?.configMapGenerator[0]?.literals ?? []).map((literal) => literal.split('=')[0]),
  ];
  expect(given.filter((name) => !(name && name in Environment.properties))).toEqual([]);
  const needed = ['DATABASE_URL', 'JWT_SECRET', 'SMTP_URL', 'PUBLIC_URL', 'MAIL_FROM', 'MAIL_AUTHSERV_ID'];
  expect(given).toEqual(expect.arrayContaining(needed));
});

test('every service, budget and policy selects pods that there are', () => {
  const selectors = manifests.flatMap(({ kind, spec }): Selector[] => {
    if (kind === 'Service') return [{ matchLabels: spec.selector as Record<string, string> }];
    if (kind === 'PodDisruptionBudget') return [spec.selector as Selector];
    return kind === 'NetworkPolicy' ? [spec.podSelector as Selector] : [];
  });
  expect(selectors.length).toBeGreaterThan(6);
  const fits = ({ matchLabels = {} }: Selector) =>
    pods.some(({ metadata }) =>
      Object.entries(matchLabels).every(([label, value]) => metadata.labels[label] === value),
    );
  expect(selectors.filter((selector) => !fits(selector))).toEqual([]);
});

test('every container is locked, limited, and mounts what its pod has', () => {
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    const volumes = spec.volumes.map(({ name }) => name);
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

test('the address of the database is the pooler, and the pooler is the database', () => {
  const named = (kind: string) => manifests.find((one) => one.kind === kind)?.metadata.name;
  expect(JSON.stringify(containers)).toContain(`@${named('Pooler')}:5432/`);
  const cluster = { cluster: { name: named('Cluster') } };
  for (const kind of ['Pooler', 'ScheduledBackup'])
    expect(manifests.find((one) => one.kind === kind)?.spec).toMatchObject(cluster);
});
