import { rules, type User } from 'shared-api';
import {
  array,
  boolean,
  calendarDate,
  mixed,
  object,
  optionalText,
  ruleMessage,
  string,
} from 'shared-ui/forms';
import { changedSession, newSession, sessionOpening } from './fields';
import { weeklyDates } from './series';

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
