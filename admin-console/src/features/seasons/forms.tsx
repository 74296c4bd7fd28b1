import { createSeason, findSeason, type Season, type SeasonStatus, updateSeason } from 'shared-api';
import { statuses } from 'shared-ui';
import type { InferType } from 'shared-ui/forms';
import type { CreateForm, EditForm } from 'shared-ui/resource';
import { SeasonInputs } from './components/SeasonInputs';
import { StatusInput } from './components/StatusInput';
import { type SeasonValues, seasonDraft, sentOf, valuesOf } from './draft';
import { changedSeason, newSeason } from './schema';

/** How a season is created. */
export const createForm: CreateForm<Season, SeasonValues, InferType<typeof newSeason>> = {
  title: 'seasons.createDialog',
  submit: 'seasons.createSubmit',
  failed: 'seasons.createFailed',
  schema: newSeason,
  draft: () => seasonDraft(),
  Inputs: SeasonInputs,
  run: (output) => createSeason(sentOf(output)),
  success: ({ name }, { text }) => text('seasons.created', { name }),
};

/** How a season is changed. */
export const editForm: EditForm<
  Season,
  SeasonValues & { status: SeasonStatus },
  InferType<typeof changedSeason>
> = {
  title: ({ name }, { text }) => text('seasons.editDialog', { name }),
  failed: 'seasons.updateFailed',
  schema: changedSeason,
  valuesOf: (season) => ({ ...valuesOf(season), status: season.status }),
  Inputs: () => (
    <>
      <SeasonInputs />
      <StatusInput />
    </>
  ),
  labels: {
    name: 'seasons.field.name',
    startDate: 'ui.field.startDate',
    endDate: 'ui.field.endDate',
    price: 'ui.field.price',
    notes: 'ui.field.notes',
    status: 'ui.field.status',
  },
  formatValue: {
    startDate: (date: string, { format }) => format.date(date),
    endDate: (date: string, { format }) => format.date(date),
    status: (status: SeasonStatus, { text }) => text(statuses.season[status].label),
  },
  run: ({ id }, { status, ...output }, version) => updateSeason(id, { ...sentOf(output), status, version }),
  latest: findSeason,
  success: (_season, { text }) => text('seasons.updated'),
};
