import { type Debtor, rules } from 'shared-api';

/** The recipients of a reminder. */
export interface ReminderRecipients {
  reached: readonly Debtor[];
  /** Suspended, or without a confirmed address. */
  unreached: readonly Debtor[];
  /** Reminded recently. */
  recent: readonly Debtor[];
}

/** Predicts whom a reminder reaches; the server decides again when sending. */
export function reminderRecipients(debtors: readonly Debtor[], now: number): ReminderRecipients {
  const since = new Date(now - rules.paymentReminderHours * 3_600_000).toISOString();
  const isRecent = ({ remindedOn }: Debtor) => remindedOn !== null && remindedOn > since;
  return {
    unreached: debtors.filter(({ mail }) => mail !== 'reached'),
    recent: debtors.filter((debtor) => debtor.mail === 'reached' && isRecent(debtor)),
    reached: debtors.filter((debtor) => debtor.mail === 'reached' && !isRecent(debtor)),
  };
}
