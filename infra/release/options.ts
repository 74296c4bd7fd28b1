import { parseArgs } from 'node:util';
import { appNames, isAppName } from '../workspaces/apps';

/** The kinds of release. */
export type ReleaseOptions = { app: string; breaking: boolean; check: boolean } & (
  | { kind: 'everybody' }
  | { kind: 'gradual'; share: number }
  | { kind: 'preview'; hours: number; adminsOnly: boolean }
);

const names = {
  check: { type: 'boolean', default: false },
  breaking: { type: 'boolean', default: false },
  share: { type: 'string' },
  preview: { type: 'boolean', default: false },
  hours: { type: 'string' },
  admins: { type: 'boolean', default: false },
} as const;

/** A week by default, at most three months: a forgotten link expires. */
const [usualHours, mostHours] = [7 * 24, 90 * 24];

const wholeNumber = (name: string, text: string, most: number): number => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new Error(`--${name} is a whole number from 1 to ${most}, not ${text}`);
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
  const { share, preview, hours, admins, breaking, check } = values;
  const common = { app, breaking, check };
  if ((hours !== undefined || admins) && !preview)
    throw new Error('--hours and --admins are for a --preview');
  if (share !== undefined && preview) throw new Error('Either a --share or a --preview');
  if (app === 'shell' && (share !== undefined || preview)) {
    throw new Error('The shell goes to everybody at once: the one document names its files');
  }
  if (preview) {
    const lasting = hours === undefined ? usualHours : wholeNumber('hours', hours, mostHours);
    return { ...common, kind: 'preview', hours: lasting, adminsOnly: admins };
  }
  const percent = share === undefined ? 100 : wholeNumber('share', share, 100);
  return { ...common, ...(percent < 100 ? { kind: 'gradual', share: percent } : { kind: 'everybody' }) };
};
