import { rules, type SeasonStatus } from 'shared-api';
import { calendarDate, mixed, money, object, optionalText, ruleMessage } from 'shared-ui/forms';

const fields = {
  name: optionalText(80),
  startDate: calendarDate(),
  endDate: calendarDate().test(
    'after-start',
    ruleMessage('ui.rule.dateOrder'),
    (end, { parent }) => !end || !parent.startDate || end > parent.startDate,
  ),
  price: money(rules.season.price),
  notes: optionalText(rules.notes.max),
};

/** A new season. */
export const newSeason = object(fields);

/** A season that exists, with its status. */
export const changedSeason = object({ ...fields, status: mixed<SeasonStatus>().required() });
