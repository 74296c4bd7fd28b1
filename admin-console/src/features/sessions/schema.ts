import { rules, type SessionStatus } from 'shared-api';
import {
  array,
  calendarDate,
  count,
  mixed,
  money,
  object,
  optionalText,
  requiredText,
  ruleMessage,
  string,
  wallTime,
} from 'shared-ui/forms';
import { weeklyDates } from './series';

const { capacity, price, location, seriesMax } = rules.session;

const fields = {
  sessionDate: calendarDate(),
  startTime: wallTime(),
  endTime: wallTime().test(
    'after-start',
    ruleMessage('ui.rule.timeOrder'),
    (end, { parent }) => !end || !parent.startTime || end > parent.startTime,
  ),
  location: requiredText(location.max),
  maxCapacity: count(capacity),
  dropInPrice: money(price),
};

/** A new session. */
export const newSession = object(fields);

/** A session that exists: the form may set any status. */
export const changedSession = object({
  ...fields,
  status: mixed<SessionStatus>().required(),
  reason: optionalText(rules.notes.max),
  pendingDues: mixed<'keep' | 'change'>().required(),
});

const dates = (first: unknown, until: unknown): string[] =>
  weeklyDates(String(first ?? ''), String(until ?? ''));

/** A session each week, without the dates to skip. */
export const sessionSeries = object({
  ...fields,
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
