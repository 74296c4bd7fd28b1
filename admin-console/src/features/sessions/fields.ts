import { rules, type Session, type SessionOpening, SessionStatus, type User } from 'shared-api';
import { requiredText } from 'shared-ui/forms';
import {
  choiceField,
  countField,
  dateField,
  defineFields,
  type FieldValues,
  momentField,
  moneyField,
  statusChoices,
  textField,
  timeField,
} from 'shared-ui/resource';

const { startTime, endTime, location, capacity, price } = rules.session;

/** A session's fields (docs/product.md, Sessions). */
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

/** An existing session: the form may set any status. */
export const changedSession = defineFields<Session>()({
  ...fields,
  status: choiceField('ui.field.status', statusChoices.session, SessionStatus.Open, { required: true }),
});

/** When a session opens, and until when people enter its draw. */
export const sessionOpening = defineFields<Pick<SessionOpening, 'opensAt' | 'drawsAt'>>()({
  opensAt: momentField('sessions.opening.opensAt', { half: 'wide' }),
  drawsAt: momentField('sessions.opening.drawsAt', { half: 'wide' }),
});

/** Their values, as typed by the club's clock. */
export type OpeningValues = FieldValues<typeof sessionOpening.fields>;

/** The values of a session's inputs: numbers as typed. */
export type SessionValues = FieldValues<typeof newSession.fields>;

/** The values of a series' inputs. */
export type SeriesValues = SessionValues & { until: string; skip: string[] };

/** The values of an existing session's inputs. */
export type ChangeValues = FieldValues<typeof changedSession.fields> &
  OpeningValues & {
    /** What happens to pending payments when the price changes. */
    pendingDues: 'keep' | 'change';
    /** What happens to payments when the session is cancelled. */
    paid: 'credit' | 'refund';
    /** The reason in the e-mails about the change. */
    reason: string;
  };

/** The values of the inputs for an administrator's move of a player. */
export interface MoveValues {
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email'> | null;
  overbook: boolean;
  reason: string;
}
