import { rules } from 'shared-api';
import { array, calendarDate, mixed, object, optionalText, ruleMessage, string } from 'shared-ui/forms';
import { changedSession, newSession } from './fields';
import { weeklyDates } from './series';

const { seriesMax } = rules.session;

/** A changed session, with what is said and done about the change. */
export const changeSchema = object({
  ...changedSession.rules,
  reason: optionalText(rules.notes.max),
  pendingDues: mixed<'keep' | 'change'>().required(),
});

const dates = (first: unknown, until: unknown): string[] =>
  weeklyDates(String(first ?? ''), String(until ?? ''));

/** A session each week, without the dates to skip. */
export const sessionSeries = object({
  ...newSession.rules,
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
  skip: array()
    .of(string().required())
    .defined()
    .test('some-left', ruleMessage('sessions.repeatEmpty'), (skip, { parent }) => {
      const all = dates(parent.sessionDate, parent.until);
      return all.length === 0 || all.some((date) => !skip.includes(date));
    }),
});
