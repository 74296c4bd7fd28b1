import { PaymentStatus, SeasonStatus, SessionStatus, UserStatus } from 'shared-api';
import { statuses } from '../layout/statuses';
import type { MessageId } from '../messages/text';
import type { Choice } from './types';

/**
 * All values of an enumeration with their labels, in order: for filters, inputs and comparisons.
 * @param values an enumeration of `shared-api`
 */
export const choicesOf = <Value extends string | number>(
  values: Readonly<Record<string, Value>>,
  label: (value: Value) => MessageId,
): readonly Choice<Value>[] => Object.values(values).map((value) => ({ value, label: label(value) }));

/** The statuses of each kind of record. */
export const statusChoices = {
  session: choicesOf(SessionStatus, (value) => statuses.session[value].label),
  payment: choicesOf(PaymentStatus, (value) => statuses.payment[value].label),
  season: choicesOf(SeasonStatus, (value) => statuses.season[value].label),
  user: choicesOf(UserStatus, (value) => statuses.user[value].label),
};
