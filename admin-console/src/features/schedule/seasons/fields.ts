import { rules, type Season, SeasonStatus } from 'shared-api';
import { localNumber, optionalText, ruleMessage, string } from 'shared-ui/forms';
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
import type { SeriesValues } from '../sessions/fields';

const passLimit = () =>
  localNumber()
    .integer(ruleMessage('ui.rule.whole'))
    .min(rules.season.maxPasses.min)
    .max(rules.season.maxPasses.max);

/** The number of passes sold; empty for no limit. */
export const maxPasses: Field<number | null, string, ReturnType<typeof passLimit>> = {
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
