import type { Settings } from 'shared-api';

/** A new club's steps, in their order. */
export const stepNames = [
  'mail',
  'address',
  'clock',
  'backup',
  'club',
  'paymentEmail',
  'privacyOfficer',
  'sessions',
  'invitation',
] as const;
export type StepName = (typeof stepNames)[number];

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Which steps of a new club are done; null where there is nothing to set up.
 * @param seen the browser's facts: the site's origin, and when the answer arrived, in milliseconds
 */
export function stepsDone(
  { firstSteps, lastBackup, backupFailed }: Settings['system'],
  { origin, arrivedAt }: { origin: string; arrivedAt: number },
): Record<StepName, boolean> | null {
  if (!firstSteps) return null;
  const now = Date.parse(firstSteps.now);
  return {
    mail: firstSteps.mail,
    address: firstSteps.publicUrl === origin && origin.startsWith('https://'),
    clock: Math.abs(now - arrivedAt) < 2 * minute,
    // One a night; one that takes its time is not missing.
    backup:
      lastBackup !== null && backupFailed === null && now - Date.parse(lastBackup) < day + 2 * 60 * minute,
    club: firstSteps.name && firstSteps.place,
    paymentEmail: firstSteps.paymentEmail,
    privacyOfficer: firstSteps.privacyOfficer,
    sessions: firstSteps.sessions || firstSteps.season,
    invitation: firstSteps.invitation,
  };
}
