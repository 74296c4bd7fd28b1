import type { FirstSteps, Settings } from 'shared-api';

/** What a new club says of itself, in its order: each is one screen. */
export const ownSteps = ['club', 'when', 'paymentEmail', 'sessions', 'invitation', 'opening'] as const;
export type OwnStep = (typeof ownSteps)[number];

/** What browser and server check meanwhile. */
const checks = ['mail', 'address', 'clock', 'backup'] as const;
type Check = (typeof checks)[number];

/** A new club's steps, in their order. */
export const stepNames = [...ownSteps, ...checks] as const;
export type StepName = (typeof stepNames)[number];

/** Whether a step is nobody's to take, but checked. */
export const isCheck = (name: StepName): name is Check => (checks as readonly StepName[]).includes(name);

/** The steps that have a screen of their own: people are invited where they always are. */
export type ScreenStep = Exclude<OwnStep, 'invitation'>;

/** Whether a text names such a step. */
export const isScreenStep = (name: string): name is ScreenStep =>
  name !== 'invitation' && (ownSteps as readonly string[]).includes(name);

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
    ...ownDone(firstSteps),
    mail: firstSteps.mail,
    address: firstSteps.publicUrl === origin && origin.startsWith('https://'),
    clock: Math.abs(now - arrivedAt) < 2 * minute,
    // One a night; one that takes its time is not missing.
    backup:
      lastBackup !== null && backupFailed === null && now - Date.parse(lastBackup) < day + 2 * 60 * minute,
  };
}

/** Which of its own steps a club has taken. A free club needs no address for payments. */
export const ownDone = (facts: FirstSteps): Record<OwnStep, boolean> => ({
  club: facts.name && facts.place && facts.privacyOfficer,
  when: facts.when,
  paymentEmail: facts.paymentEmail || !facts.priced,
  sessions: facts.sessions || (facts.season && !facts.opening),
  invitation: facts.invitation,
  opening: !facts.opening,
});

/** What a club needs before it opens, as the server asks for it. */
export const missing = ({ place, paymentEmail, priced }: FirstSteps): OwnStep[] => [
  ...(place ? [] : (['club'] as const)),
  ...(paymentEmail || !priced ? [] : (['paymentEmail'] as const)),
];

/** The page of a step, as a link takes it. */
export const pageOf = (step: OwnStep): { to: 'adminInvite' | 'adminFirstSteps'; query?: { id: OwnStep } } =>
  step === 'invitation' ? { to: 'adminInvite' } : { to: 'adminFirstSteps', query: { id: step } };

/** The step after one; undefined after the last. */
export const stepAfter = (step: OwnStep): OwnStep | undefined => ownSteps[ownSteps.indexOf(step) + 1];
