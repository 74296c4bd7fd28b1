import { useState } from 'react';
import { useIntl } from 'react-intl';
import { read, rules, type Season, type SeasonDraft, SeasonStatus } from 'shared-api';
import { daysBetween } from 'shared-api/calendar';
import { gameDayFrom } from 'shared-api/passes';
import { addDays, addMonths, Box, Button, clubDate, isCalendarDate, noonOf, Stack, Text } from 'shared-ui';
import {
  boolean,
  type InferType,
  mixed,
  number,
  object,
  ruleMessage,
  type Schema,
  SelectInput,
  SwitchInput,
  useFormikContext,
} from 'shared-ui/forms';
import { type CreateForm, type EditForm, FieldInputs, type FieldValues } from 'shared-ui/resource';
import { createSeason, findSeason, seasonsQuery, updateSeason } from '../api';
import { DatesPreview } from '../sessions/DatesPreview';
import { newSession, sessionDraft, skippedDates } from '../sessions/fields';
import { weeklyDates } from '../sessions/series';
import { changedSeason, newSeason, type SeasonValues, type SeasonWithSessions } from './fields';

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
const seasonWithSessions = async (): Promise<SeasonWithSessions> => {
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
const seasonSchema = object({
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
const requestWithSessions = ({
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

/** Any week will do; this one begins on a Sunday. */
const aWeek = Array.from({ length: 7 }, (_, weekday) => ({ weekday, date: `2026-11-0${weekday + 1}` }));

/** The weekly sessions created with a season: whether, when, where, and on which of its dates. */
function SessionsInputs() {
  const { formatDate } = useIntl();
  const { values } = useFormikContext<SeasonWithSessions>();
  const { hasSessions, weekday, startDate, endDate } = values;
  const weekdays = aWeek.map(({ weekday: value, date }) => ({
    value,
    label: formatDate(noonOf(date), { weekday: 'long', timeZone: 'UTC' }),
  }));
  return (
    <Stack component="section" sx={{ gap: 2.5 }}>
      <SwitchInput
        name="hasSessions"
        label={<Text id="seasons.field.hasSessions" />}
        help={<Text id="seasons.field.hasSessionsHint" />}
      />
      {hasSessions && (
        <>
          <SelectInput
            name="weekday"
            label={<Text id="seasons.field.weekday" />}
            required
            options={weekdays}
          />
          <FieldInputs
            of={newSession}
            names={['startTime', 'endTime', 'location', 'maxCapacity', 'dropInPrice']}
            labels={{ dropInPrice: 'ui.session.price' }}
          />
          <DatesPreview first={firstSession(weekday, startDate)} until={endDate} />
        </>
      )}
    </Stack>
  );
}

/** A season's inputs; the number of passes, which few clubs limit, stays behind a button, and when they open behind it. */
function SeasonInputs({ of }: { of: typeof newSeason | typeof changedSeason }) {
  const { initialValues, values } = useFormikContext<SeasonValues>();
  const [limited, setLimited] = useState(initialValues.maxPasses !== '');
  const isHidden: { [name: string]: boolean } = {
    maxPasses: !limited,
    opensAt: values.maxPasses.trim() === '',
  };
  const names = Object.keys(of.fields) as (keyof typeof of.fields)[];
  return (
    <>
      <FieldInputs of={of} names={names.filter((name) => !isHidden[name])} autoFocus />
      {!limited && (
        <Box>
          <Button variant="text" color="secondary" onClick={() => setLimited(true)} sx={{ px: 0 }}>
            <Text id="seasons.limitPasses" />
          </Button>
        </Box>
      )}
    </>
  );
}

/** The form for a new season. */
export const createForm: CreateForm<Season, SeasonWithSessions, InferType<typeof seasonSchema>> = {
  title: 'seasons.create',
  submit: 'seasons.createSubmit',
  failed: 'seasons.createFailed',
  schema: seasonSchema,
  draft: seasonWithSessions,
  Inputs: () => (
    <>
      <SeasonInputs of={newSeason} />
      <SessionsInputs />
    </>
  ),
  run: (output) => createSeason({ body: requestWithSessions(output) }),
  success: ({ name }, { text }) => text('seasons.created', { name }),
};

/** The form for an existing season. */
export const editForm: EditForm<
  Season,
  FieldValues<typeof changedSeason.fields>,
  InferType<typeof changedSeason.schema>
> = {
  title: ({ name }, { text }) => text('console.editNamed', { name }),
  failed: 'seasons.updateFailed',
  schema: changedSeason.schema,
  fields: changedSeason.fields,
  valuesOf: changedSeason.valuesOf,
  Inputs: () => <SeasonInputs of={changedSeason} />,
  run: ({ id }, { status, ...output }, version) =>
    updateSeason({ params: { id }, body: { ...requestOf(output), status, version } }),
  latest: findSeason,
  success: (_season, { text }) => text('seasons.updated'),
};
