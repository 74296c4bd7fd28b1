import { parseArgs } from 'node:util';
import { appNames, isAppName } from '../workspaces/apps';

/** The kinds of release. */
export type ReleaseOptions = { app: string; breaking: boolean; check: boolean } & (
  | { kind: 'everybody' }
  | { kind: 'gradual'; traffic: number }
);

const names = {
  check: { type: 'boolean', default: false },
  breaking: { type: 'boolean', default: false },
  traffic: { type: 'string' },
} as const;

const percentOf = (text: string): number => {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 100) throw new Error(`--traffic is a whole number from 1 to 100, not ${text}`);
  return number;
};

/**
 * Parses the command line of `npm run release`.
 * @throws with a one-line message
 */
export const releaseOptions = (args: string[]): ReleaseOptions => {
  const { values, positionals } = parseArgs({ args, options: names, allowPositionals: true });
  const [app = '', ...more] = positionals;
  if (!isAppName(app) || more.length > 0) throw new Error(`Which app? One of ${appNames.join(', ')}.`);
  const { traffic, breaking, check } = values;
  const common = { app, breaking, check };
  if (app === 'shell' && traffic !== undefined) {
    throw new Error('The shell goes to everybody at once: the one document names its files');
  }
  const percent = traffic === undefined ? 100 : percentOf(traffic);
  return { ...common, ...(percent < 100 ? { kind: 'gradual', traffic: percent } : { kind: 'everybody' }) };
};
