import { type Incident, isVisible, type PrivacyRequest, rules, type User } from 'shared-api';
import { clubDate, Stack } from 'shared-ui';
import { type InferType, mixed, object, optionalText, ruleMessage, useFormikContext } from 'shared-ui/forms';
import {
  type CreateForm,
  defineFields,
  type EditForm,
  FieldInputs,
  type FieldValues,
  textField,
} from 'shared-ui/resource';
import { UserInput } from '../money/UserInput';
import {
  createIncident,
  createRequest,
  findIncident,
  findRequest,
  updateIncident,
  updateRequest,
} from './api';
import { incidentFields, requestFields } from './fields';

/** Who asked: a person of the club, or a name. */
type Asker = Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>;
type RequestValues = FieldValues<typeof requestFields.fields> & { user: Asker | null; name: string };

const stranger = defineFields<PrivacyRequest>()({
  name: {
    ...textField('requests.name', optionalText(rules.privacyRequest.name.max), { required: false }),
    help: 'requests.nameHint',
  },
});

const requestSchema = object({
  ...requestFields.rules,
  user: mixed<Asker>().nullable().default(null),
  name: stranger.rules.name.when('user', ([user], name) =>
    user ? name : name.test('who', ruleMessage('ui.rule.required'), isVisible),
  ),
});
type RequestOutput = InferType<typeof requestSchema>;

/** Who asked, and what. */
function Asked() {
  const { values } = useFormikContext<RequestValues>();
  return (
    <>
      <FieldInputs of={requestFields} names={['kind']} />
      <UserInput label="requests.user" required={false} />
      {!values.user && <FieldInputs of={stranger} />}
      <FieldInputs of={requestFields} names={['askedOn', 'details']} />
    </>
  );
}

const bodyOf = ({ user, answeredOn, ...values }: RequestOutput) => ({
  ...values,
  userId: user?.id ?? null,
  name: user ? '' : values.name,
  answeredOn: answeredOn || null,
});

/** The form for a request that came by mail or in person. */
export const createRequestForm: CreateForm<PrivacyRequest, RequestValues, RequestOutput> = {
  title: 'requests.create',
  submit: 'requests.createSubmit',
  failed: 'requests.saveFailed',
  schema: requestSchema,
  draft: () => ({ ...requestFields.initial, askedOn: clubDate(), user: null, name: '' }),
  Inputs: Asked,
  run: (output) => createRequest({ body: bodyOf(output) }),
  success: ({ dueOn }, { text, format }) => text('requests.created', { date: format.date(dueOn) }),
};

/** The form for a request, and its answer. */
export const editRequestForm: EditForm<PrivacyRequest, RequestValues, RequestOutput> = {
  title: (_request, { text }) => text('requests.edit'),
  failed: 'requests.saveFailed',
  schema: requestSchema,
  fields: { ...requestFields.fields, ...stranger.fields },
  valuesOf: (request) => ({
    ...requestFields.valuesOf(request),
    name: request.userId ? '' : request.name,
    user: request.userId ? { id: request.userId, firstName: request.name, lastName: '', email: '' } : null,
  }),
  Inputs: () => (
    <>
      <FieldInputs of={requestFields} names={['answeredOn', 'answer']} />
      <Asked />
    </>
  ),
  run: ({ id }, output, version) => updateRequest({ params: { id }, body: { ...bodyOf(output), version } }),
  latest: findRequest,
  success: (_request, { text }) => text('requests.saved'),
};

type IncidentValues = FieldValues<typeof incidentFields.fields>;
type IncidentOutput = InferType<typeof incidentFields.schema>;

/** Whom the club tells is asked only where there is a risk. */
function IncidentInputs() {
  const { values } = useFormikContext<IncidentValues>();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FieldInputs
        of={incidentFields}
        names={['noticedOn', 'happened', 'what', 'information', 'people', 'whom', 'serious', 'reasons']}
      />
      {values.serious && <FieldInputs of={incidentFields} names={['commissionToldOn', 'peopleToldOn']} />}
      <FieldInputs of={incidentFields} names={['measures']} />
    </Stack>
  );
}

const incidentOf = ({ people, commissionToldOn, peopleToldOn, ...values }: IncidentOutput) => ({
  ...values,
  people: people ?? null,
  commissionToldOn: commissionToldOn || null,
  peopleToldOn: peopleToldOn || null,
});

/** The form for an incident. */
export const createIncidentForm: CreateForm<Incident, IncidentValues, IncidentOutput> = {
  title: 'incidents.create',
  submit: 'incidents.createSubmit',
  failed: 'incidents.saveFailed',
  schema: incidentFields.schema,
  draft: () => ({ ...incidentFields.initial, noticedOn: clubDate() }),
  Inputs: IncidentInputs,
  run: (output) => createIncident({ body: incidentOf(output) }),
  success: (_incident, { text }) => text('incidents.saved'),
};

/** The form for an incident of the register. */
export const editIncidentForm: EditForm<Incident, IncidentValues, IncidentOutput> = {
  title: (_incident, { text }) => text('incidents.edit'),
  failed: 'incidents.saveFailed',
  schema: incidentFields.schema,
  fields: incidentFields.fields,
  valuesOf: incidentFields.valuesOf,
  Inputs: IncidentInputs,
  run: ({ id }, output, version) =>
    updateIncident({ params: { id }, body: { ...incidentOf(output), version } }),
  latest: findIncident,
  success: (_incident, { text }) => text('incidents.saved'),
};
