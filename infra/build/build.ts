import { writeFileSync } from 'node:fs';
import { appNames, isAppName } from '../workspaces/apps';
import { inputHash, isStale, stampFile } from '../workspaces/inputs.mjs';
import { buildApp } from './app';

// `npm run build [-- <app>…] [--force]`: builds what is stale, or everything named.

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.find((name) => !isAppName(name));
if (unknown) {
  console.error(`There is no app called ${unknown}; there are ${appNames.join(', ')}.`);
  process.exit(1);
}

const wanted = named.length > 0 ? named : appNames;
const force = process.argv.includes('--force');

const make = async (app: string) => {
  const start = performance.now();
  // Hashed before the build: edits during the build make it stale again.
  const stamp = inputHash(app);
  const { build, files } = await buildApp(app);
  writeFileSync(stampFile(app), stamp);
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${app}: build ${build}, ${files.length} files, ${kilobytes.toFixed(0)} kB, ${seconds.toFixed(1)} s`,
  );
};

try {
  for (const app of wanted.filter((name) => force || isStale(name))) await make(app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
