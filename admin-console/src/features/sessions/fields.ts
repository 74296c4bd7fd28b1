import { rules, type Session, SessionStatus, type User } from 'shared-api';
import { requiredText } from 'shared-ui/forms';
import {
  choiceField,
  countField,
  dateField,
  defineFields,
  type FieldValues,
  moneyField,
  statusChoices,
  textField,
  timeField,
} from 'shared-ui/resource';

const { startTime, endTime, location, capacity, price } = rules.session;

/** What is filled in for a session (docs/product.md, Sessions). */
const fields = {
  sessionDate: dateField('ui.field.date', { style: 'full' }),
  startTime: timeField('ui.field.startTime', { initial: startTime, half: 'always' }),
  endTime: timeField('ui.field.endTime', { initial: endTime, after: 'startTime', half: 'always' }),
  location: textField('ui.field.location', requiredText(location.max), { initial: location.default }),
  maxCapacity: countField('ui.field.capacity', capacity, { half: 'wide' }),
  dropInPrice: moneyField('ui.field.price', price, { half: 'wide' }),
};

/** A new session. */
export const newSession = defineFields<Session>()(fields);

/** A session that exists: the form may set any status. */
export const changedSession = defineFields<Session>()({
  ...fields,
  status: choiceField('ui.field.status', statusChoices.session, SessionStatus.Open, { required: true }),
});

/** What the inputs of a session hold: numbers as they are typed. */
export type SessionValues = FieldValues<typeof newSession.fields>;

/** What the inputs of a series hold. */
export type SeriesValues = SessionValues & { until: string; skip: string[] };

/** What the inputs of a session hold that is changed. */
export type ChangeValues = FieldValues<typeof changedSession.fields> & {
  /** What becomes of what is pending, when the price changes. */
  pendingDues: 'keep' | 'change';
  /** What becomes of what was paid, when the session is cancelled. */
  paid: 'credit' | 'refund';
  /** For those who are e-mailed about the change. */
  reason: string;
};

/** What the inputs hold with which an administrator moves a player. */
export interface MoveValues {
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email'> | null;
  overbook: boolean;
  reason: string;
}
