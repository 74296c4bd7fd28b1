import { rules } from 'shared-api';
import { boolean, mixed, number, object, ruleMessage, type Schema } from 'shared-ui/forms';
import { newSession } from '../sessions/fields';
import { skippedDates } from '../sessions/schema';
import { datesOf } from './draft';
import { newSeason } from './fields';

/** A rule of the sessions, ignored unless they are wanted. */
const ifWanted = <Rule extends Schema>(rule: Rule) =>
  rule.when('hasSessions', ([isWanted], own) => (isWanted ? own : mixed()));

const { startTime, endTime, location, maxCapacity, dropInPrice } = newSession.rules;
const { seriesMax } = rules.session;

/** A new season, with optional weekly sessions. */
export const seasonSchema = object({
  ...newSeason.rules,
  hasSessions: boolean().required(),
  weekday: number().required(),
  startTime: ifWanted(startTime),
  endTime: ifWanted(endTime),
  location: ifWanted(location),
  maxCapacity: ifWanted(maxCapacity),
  dropInPrice: ifWanted(dropInPrice),
  skip: ifWanted(
    skippedDates(datesOf).test(
      'not-too-many',
      ruleMessage('sessions.repeatTooMany', { max: seriesMax }),
      (_skip, { parent }) => datesOf(parent).length <= seriesMax,
    ),
  ),
});
