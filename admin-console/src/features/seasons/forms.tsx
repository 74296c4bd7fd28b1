import type { Season } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import type { CreateForm, EditForm, FieldValues } from 'shared-ui/resource';
import { createSeason, findSeason, updateSeason } from './api';
import { SeasonInputs } from './components/SeasonInputs';
import { SessionsInputs } from './components/SessionsInputs';
import { seasonWithSessions } from './draft';
import { changedSeason, newSeason, type SeasonWithSessions } from './fields';
import { seasonSchema } from './schema';
import { requestOf, requestWithSessions } from './values';

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
