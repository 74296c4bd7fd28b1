import { type BuildManifest, fileNamed } from '../build/manifest';
import type { AppName } from '../webpack/apps';

/** What an app may add to the first page that needs it, in bytes of brotli. */
const budgets: Record<AppName, number> = { shell: 220_000, 'player-portal': 12_000, 'admin-console': 50_000 };

/** @returns a line when the app's first scripts are heavier than its budget */
export const overweight = (manifest: BuildManifest): string[] => {
  const { app, first } = manifest;
  const always = first.preload.filter(({ on, lang }) => !on && !lang).map(({ name }) => name);
  const bytes = [...new Set([first.entry, ...always])].reduce(
    (sum, name) => sum + fileNamed(manifest, name).brotli,
    0,
  );
  return bytes <= budgets[app]
    ? []
    : [`${app}: its first scripts weigh ${bytes} bytes; the budget is ${budgets[app]}`];
};
