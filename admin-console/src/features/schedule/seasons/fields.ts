import { read, rules, type Season, type SeasonDraft, SeasonStatus } from 'shared-api';
import { daysBetween } from 'shared-api/calendar';
import { gameDayFrom } from 'shared-api/passes';
import { addDays, addMonths, clubDate, isCalendarDate, noonOf } from 'shared-ui';
import {
  boolean,
  type InferType,
  localNumber,
  mixed,
  number,
  object,
  optionalText,
  ruleMessage,
  type Schema,
  string,
} from 'shared-ui/forms';
import {
  choiceField,
  dateField,
  defineFields,
  type Field,
  type FieldValues,
  momentField,
  moneyField,
  notesField,
  statusChoices,
  textField,
} from 'shared-ui/resource';
import { seasonsQuery } from '../api';
import { newSession, type SeriesValues, sessionDraft, skippedDates } from '../sessions/fields';
import { weeklyDates } from '../sessions/series';

const passLimit = () =>
  localNumber()
    .integer(ruleMessage('ui.rule.whole'))
    .min(rules.season.maxPasses.min)
    .max(rules.season.maxPasses.max);

/** The number of passes sold; empty for no limit. */
const maxPasses: Field<number | null, string, ReturnType<typeof passLimit>> = {
  ...textField('seasons.field.maxPasses', string(), {
    help: 'seasons.field.maxPassesHint',
    input: { inputMode: 'numeric' },
    required: false,
  }),
  rule: passLimit(),
  toValue: (stored) => String(stored ?? ''),
};

/** A season's fields. */
const fields = {
  name: textField('seasons.field.name', optionalText(80), {
    help: 'seasons.field.nameHint',
    required: false,
  }),
  startDate: dateField('ui.field.startDate', { half: 'wide' }),
  endDate: dateField('ui.field.endDate', { after: 'startDate', half: 'wide' }),
  price: moneyField('ui.field.price', rules.season.price),
  maxPasses,
  opensAt: momentField('seasons.field.opensAt', { help: 'seasons.field.opensAtHint' }),
  notes: notesField('ui.field.notes', rules.notes.max, { help: 'seasons.field.notesHint' }),
};

/** A new season. */
export const newSeason = defineFields<Season>()(fields);

/** An existing season, with its status. */
export const changedSeason = defineFields<Season>()({
  ...fields,
  status: choiceField('ui.field.status', statusChoices.season, SeasonStatus.Active, { required: true }),
});

/** The values of a season's inputs: the price as typed. */
export type SeasonValues = FieldValues<typeof newSeason.fields>;

/** The same with the common values of its weekly sessions; `weekday` is counted from Sunday, 0. */
export type SeasonWithSessions = SeasonValues &
  Omit<SeriesValues, 'sessionDate' | 'until'> & { hasSessions: boolean; weekday: number };

/** The season that ends last. */
type Last = Pick<Season, 'startDate' | 'endDate' | 'price'>;

/** The last day of a period as long as another: as many whole months if it has those, otherwise as many days. */
const asLong = ({ startDate, endDate }: Last, from: string): string => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1).find(
    (count) => addMonths(startDate, count) === addDays(endDate, 1),
  );
  return months ? addDays(addMonths(from, months), -1) : addDays(from, daysBetween(startDate, endDate));
};

/** A new season: from the day after the last one, as long and at its price; the first one three months from today. */
export const seasonDraft = (today: string = clubDate(), last?: Last): SeasonValues => {
  const initial = { ...newSeason.initial, startDate: today, endDate: addMonths(today, rules.season.months) };
  if (!last) return initial;
  const startDate = last.endDate < today ? today : addDays(last.endDate, 1);
  return { ...initial, startDate, endDate: asLong(last, startDate), price: String(last.price) };
};

const lastSeasonQuery = () =>
  seasonsQuery({ status: SeasonStatus.Active, sort: '-endDate', page: 1, pageSize: 1 });

/** The same with the club's usual sessions. */
export const seasonWithSessions = async (): Promise<SeasonWithSessions> => {
  const { sessionDate, ...usual } = await sessionDraft();
  const found = await read(lastSeasonQuery()).catch(() => undefined);
  return {
    ...usual,
    ...seasonDraft(clubDate(), found?.rows[0]),
    hasSessions: true,
    weekday: noonOf(sessionDate).getUTCDay(),
    skip: [],
  };
};

/** The first date of a season's sessions: the first of their weekday that is not in the past. */
export const firstSession = (weekday: number, startDate: string, today: string = clubDate()): string =>
  isCalendarDate(startDate) ? gameDayFrom(startDate > today ? startDate : today, weekday) : '';

/** The dates of a season's sessions, including those to skip. */
export const datesOf = ({ weekday, startDate, endDate }: { [name: string]: unknown }): string[] =>
  weeklyDates(firstSession(Number(weekday), String(startDate ?? '')), String(endDate ?? ''));

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

type Typed = Omit<SeasonDraft, 'notes' | 'maxPasses' | 'opensAt'> & {
  notes: string;
  maxPasses?: number | undefined;
  opensAt: string | null;
};

/** The request: without an empty name, and without a limit and its opening if no number of passes is given. */
export const requestOf = ({ name, notes, maxPasses, opensAt, ...facts }: Typed): SeasonDraft => ({
  ...facts,
  ...(name ? { name } : {}),
  notes: notes || null,
  maxPasses: maxPasses ?? null,
  opensAt: maxPasses ? opensAt : null,
});

/** The request for a new season, with its sessions if any. */
export const requestWithSessions = ({
  hasSessions,
  weekday,
  skip,
  ...values
}: InferType<typeof seasonSchema>): SeasonDraft => {
  const { startTime, endTime, location, maxCapacity, dropInPrice, ...season } = values;
  const dates = datesOf({ weekday, ...season });
  const [sessionDate] = dates;
  if (!hasSessions || !sessionDate) return requestOf(season);
  const plan = { sessionDate, until: season.endDate, startTime, endTime, location, maxCapacity, dropInPrice };
  return requestOf({ ...season, sessions: { ...plan, skip: skip.filter((date) => dates.includes(date)) } });
};
