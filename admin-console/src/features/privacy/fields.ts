import { type Incident, type PrivacyRequest, type Retention, rules } from 'shared-api';
import { clubDate } from 'shared-ui';
import { localNumber, optionalText, requiredText, ruleMessage, string } from 'shared-ui/forms';
import {
  choiceField,
  dateField,
  defineFields,
  type Field,
  notesField,
  switchField,
  textField,
} from 'shared-ui/resource';
import { pastDay } from '../money/payments/fields';
import { kindChoices, periodLabel } from './labels';

type Label = Parameters<typeof textField>[0];

/** A day that has come. */
const day = (label: Label): Field<string, string, ReturnType<typeof pastDay>> => ({
  ...dateField(label, { style: 'medium' }),
  rule: pastDay(),
});

const dayOrNone = () =>
  string()
    .default('')
    .test('not-to-come', ruleMessage('payments.rule.future'), (date) => !date || date <= clubDate());

/** A day that has come, or none yet. */
const optionalDay = (label: Label): Field<string | null, string, ReturnType<typeof dayOrNone>> => ({
  ...dateField(label, { style: 'medium' }),
  rule: dayOrNone(),
  required: false,
  toValue: (stored) => stored ?? '',
});

/** A request about personal information. Who asked is in its form. */
export const requestFields = defineFields<PrivacyRequest>()({
  kind: choiceField('requests.kind', kindChoices, 'copy'),
  askedOn: day('requests.askedOn'),
  details: notesField('requests.details', rules.notes.max, { help: 'requests.detailsHint' }),
  answeredOn: optionalDay('requests.answeredOn'),
  answer: notesField('requests.answer', rules.notes.max, { help: 'requests.answerHint' }),
});

const limits = rules.incident;

const peopleLimit = () => localNumber().integer(ruleMessage('ui.rule.whole')).min(0).max(limits.people.max);

/** How many people; empty while nobody knows. */
const people: Field<number | null, string, ReturnType<typeof peopleLimit>> = {
  ...textField('incidents.people', string(), { input: { inputMode: 'numeric' }, required: false }),
  rule: peopleLimit(),
  toValue: (stored) => String(stored ?? ''),
};

/** Several lines that are required. */
const words = (label: Label, max: number, help: Label) => ({
  ...notesField(label, max, { help, required: true }),
  rule: requiredText(max),
});

/** An incident of the register. */
export const incidentFields = defineFields<Incident>()({
  noticedOn: { ...day('incidents.noticedOn'), half: 'wide' },
  happened: textField('incidents.happened', requiredText(limits.happened.max), {
    help: 'incidents.happenedHint',
    half: 'wide',
  }),
  what: words('incidents.what', limits.what.max, 'incidents.whatHint'),
  information: textField('incidents.information', requiredText(limits.information.max), {
    help: 'incidents.informationHint',
  }),
  people: { ...people, half: 'wide' },
  whom: textField('incidents.whom', optionalText(limits.whom.max), {
    help: 'incidents.whomHint',
    half: 'wide',
    required: false,
  }),
  serious: switchField(
    'incidents.serious',
    { on: 'audit.yes', off: 'audit.no' },
    { help: 'incidents.seriousHint' },
  ),
  reasons: notesField('incidents.reasons', limits.reasons.max),
  commissionToldOn: { ...optionalDay('incidents.commissionToldOn'), half: 'wide' },
  peopleToldOn: { ...optionalDay('incidents.peopleToldOn'), half: 'wide' },
  measures: notesField('incidents.measures', limits.measures.max, { help: 'incidents.measuresHint' }),
});

/** One of a few numbers of years, or for good. */
const period = (
  name: 'people' | 'log' | 'transfers',
): Field<number | null, number, ReturnType<typeof choiceField<number>>['rule']> => {
  const choice = choiceField<number>(
    `retention.${name}`,
    [0, ...rules.retention[name]].map((months) => ({ value: months, label: periodLabel(months) })),
    0,
    { help: `retention.${name}Hint` },
  );
  return {
    ...choice,
    toValue: (stored) => stored ?? 0,
    format: (stored, i18n) => choice.format?.(stored ?? 0, i18n) ?? '',
  };
};

/** How long what the club knows of people is kept. */
export const retentionFields = defineFields<Retention>()({
  people: period('people'),
  log: period('log'),
  transfers: period('transfers'),
});
