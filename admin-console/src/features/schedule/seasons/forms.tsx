import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Season } from 'shared-api';
import { Box, Button, noonOf, Stack, Text } from 'shared-ui';
import { type InferType, SelectInput, SwitchInput, useFormikContext } from 'shared-ui/forms';
import { type CreateForm, type EditForm, FieldInputs, type FieldValues } from 'shared-ui/resource';
import { createSeason, findSeason, updateSeason } from '../api';
import { DatesPreview } from '../sessions/DatesPreview';
import { newSession } from '../sessions/fields';
import {
  changedSeason,
  firstSession,
  newSeason,
  requestOf,
  requestWithSessions,
  type SeasonValues,
  type SeasonWithSessions,
  seasonSchema,
  seasonWithSessions,
} from './fields';

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
