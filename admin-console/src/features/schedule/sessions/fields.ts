import {
  read,
  rules,
  type Session,
  type SessionChange,
  type SessionOpening,
  SessionStatus,
  type Settings,
  type User,
} from 'shared-api';
import { gameDayFrom } from 'shared-api/passes';
import { usualPlace } from 'shared-api/usual-place';
import { addDays, clubDate } from 'shared-ui';
import {
  array,
  boolean,
  calendarDate,
  mixed,
  object,
  optionalText,
  requiredText,
  ruleMessage,
  string,
} from 'shared-ui/forms';
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
import { settingsQuery } from '../../../layout/api';
import { weeklyDates } from './series';

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

const { seriesMax } = rules.session;

/** A new session, with its opening. */
export const sessionSchema = object({ ...newSession.rules, ...sessionOpening.rules });

/** A changed session, with the reason and the effects of the change. */
export const changeSchema = object({
  ...changedSession.rules,
  ...sessionOpening.rules,
  reason: optionalText(rules.notes.max),
  pendingDues: mixed<'keep' | 'change'>().required(),
  paid: mixed<'credit' | 'refund'>().required(),
});

/** The skipped dates of a series. @param datesOf the series' dates, by the values of its form */
export const skippedDates = (datesOf: (values: { [name: string]: unknown }) => readonly string[]) =>
  array()
    .of(string().required())
    .defined()
    .test('some-left', ruleMessage('sessions.repeatEmpty'), (skip, { parent }) => {
      const all = datesOf(parent);
      return all.length === 0 || all.some((date) => !skip.includes(date));
    });

/** A move of a player: whom, why, and whether overbooking is confirmed. */
export const moveSchema = object({
  user: mixed<Pick<User, 'id' | 'firstName'>>().required(),
  overbook: boolean().required(),
  reason: optionalText(rules.notes.max),
});

const dates = (first: unknown, until: unknown): string[] =>
  weeklyDates(String(first ?? ''), String(until ?? ''));

/** A weekly series, without the skipped dates. */
export const sessionSeries = object({
  ...newSession.rules,
  ...sessionOpening.rules,
  until: calendarDate()
    .test(
      'after-first',
      ruleMessage('ui.rule.dateOrder'),
      (until, { parent }) => !until || !parent.sessionDate || until >= parent.sessionDate,
    )
    .test(
      'not-too-many',
      ruleMessage('sessions.repeatTooMany', { max: seriesMax }),
      (until, { parent }) => dates(parent.sessionDate, until).length <= seriesMax,
    ),
  skip: skippedDates(({ sessionDate, until }) => dates(sessionDate, until)),
});

/** When a club plays, and how: what its sessions have in common. */
type Usual = Pick<
  Settings,
  'address' | 'defaultLocation' | 'defaultPrice' | 'maxCapacity' | 'weekday' | 'startTime' | 'endTime'
>;

/** The day on which a club plays, counted from Sunday, 0; Saturday, until it has said so (docs/product.md, Sessions). */
const weekdayOf = (settings?: Pick<Settings, 'weekday'>): number =>
  settings?.weekday ?? rules.session.weekday;

/** A new session with the club's defaults; without the settings, the fields' own. */
export const usualSession = (today: string, settings?: Usual): SessionValues => ({
  ...newSession.initial,
  sessionDate: gameDayFrom(addDays(today, 1), weekdayOf(settings)),
  ...(settings && {
    location: usualPlace(settings),
    dropInPrice: String(settings.defaultPrice),
    maxCapacity: String(settings.maxCapacity),
    startTime: settings.startTime,
    endTime: settings.endTime,
  }),
});

/** A new session's values. */
export const sessionDraft = async (): Promise<SessionValues> =>
  usualSession(clubDate(), await read(settingsQuery()).catch(() => undefined));

/** A session's own values, to send it back with one change. */
export const changeOf = (session: Session): SessionChange => ({
  ...changedSession.pick(session),
  version: session.version,
});
