import { readFileSync } from 'node:fs';
import { root } from '../workspaces/apps';

// `courtside <command> [options]`, in an app's folder, for the scripts in its `package.json`. The options are those of
// the repository's own scripts (README.md, docs/operations.md).

const scripts: Record<string, () => Promise<unknown>> = {
  dev: () => import('../dev/dev'),
  build: () => import('../build/build'),
  release: () => import('../release/release'),
  rollback: () => import('../release/rollback'),
};

const [command = '', ...options] = process.argv.slice(2);
const script = scripts[command];
if (script) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  process.argv.splice(2, Infinity, name, ...options);
  // The base of relative folders in settings.
  process.chdir(root);
  await script();
} else {
  console.error(`There is no "${command}"; there are ${Object.keys(scripts).join(', ')}.`);
  process.exitCode = 1;
}
