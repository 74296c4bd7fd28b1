import { type BuildManifest, fileNamed } from '../build/manifest';
import { readPackage } from '../workspaces/apps';

/** The shell's budget for every page, in bytes of brotli; a remote's package.json has its own. */
const shellBudget = 220_000;

/** @returns a line when the app's first scripts exceed its budget */
export const overweight = (manifest: BuildManifest): string[] => {
  const { app, first } = manifest;
  const budget = readPackage(app).courtside?.budget ?? shellBudget;
  const always = first.preload.filter(({ on, lang }) => !on && !lang).map(({ name }) => name);
  const bytes = [...new Set([first.entry, ...always])].reduce(
    (sum, name) => sum + fileNamed(manifest, name).brotli,
    0,
  );
  return bytes <= budget ? [] : [`${app}: its first scripts weigh ${bytes} bytes; the budget is ${budget}`];
};
