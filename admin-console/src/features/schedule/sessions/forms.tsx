import { useQuery } from '@tanstack/react-query';
import { rules, type Session, type SessionChange, type SessionDraft, SessionStatus } from 'shared-api';
import { Alert, isCalendarDate, Text, useText } from 'shared-ui';
import { type InferType, RadioInput, TextArea, useFormikContext } from 'shared-ui/forms';
import {
  type CreateForm,
  type EditForm,
  FieldInputs,
  MailNotice,
  useDebounced,
  useForecast,
} from 'shared-ui/resource';
import {
  createSession,
  findSession,
  forecastChange,
  holdersQuery,
  registrationsQuery,
  updateSession,
} from '../api';
import { isPaid, paidChoices } from './actions';
import {
  type ChangeValues,
  changedSession,
  changeOf,
  changeSchema,
  newSession,
  type OpeningValues,
  type SessionValues,
  sessionDraft,
  sessionOpening,
  sessionSchema,
} from './fields';
import { OpeningInputs } from './OpeningInputs';
import { excessSpots, lastIn, nameWithGuests } from './policy';

const paidOptions = paidChoices.map((value) => ({
  value,
  label: <Text id={`sessions.cancelPaid.${value}`} />,
}));

/** The request; undefined while an input is invalid. */
const changeIn = (session: Session, values: ChangeValues): SessionChange | undefined =>
  changeSchema.isValidSync(values) && excessSpots(session, Number(values.maxCapacity)) === 0
    ? changeSchema.cast(values)
    : undefined;

/** What is sent of it: not a status that nobody has chosen, since the session may have filled meanwhile. */
const chosenIn = (
  { dropInPrice, status: was }: Session,
  { pendingDues, paid, status, ...change }: SessionChange,
): SessionChange => ({
  ...change,
  ...(status !== was && { status }),
  ...(change.dropInPrice !== dropInPrice && { pendingDues }),
  ...(status === SessionStatus.Cancelled && { paid }),
});

const differs = (session: Session, change: SessionChange): boolean => {
  const before = changeOf(session);
  return (Object.keys(before) as (keyof SessionChange)[]).some(
    (key) => key !== 'version' && before[key] !== change[key],
  );
};

/**
 * Says before saving how many people a change of a session e-mails and which money it affects, and asks for the reason
 * they will read.
 */
function ChangeNotice({ session }: { session: Session }) {
  const { values } = useFormikContext<ChangeValues>();
  const { reason: _, ...change } = changeIn(session, useDebounced(values)) ?? {};
  const sent = 'status' in change && differs(session, change) ? change : undefined;
  const { people, money } = useForecast(['sessions', session.id], sent, (change) =>
    forecastChange(session.id, chosenIn(session, change)),
  );
  if (!sent) return null;
  return (
    <>
      <MailNotice people={people} money={money} />
      {sent.status === SessionStatus.Cancelled && isPaid(money) && (
        <RadioInput name="paid" label={<Text id="sessions.cancelPaid" />} options={paidOptions} />
      )}
      {(people !== 0 || sent.status === SessionStatus.Cancelled) && (
        <TextArea
          name="reason"
          label={<Text id="ui.mail.reason" />}
          help={<Text id="ui.mail.reason.help" />}
          maxLength={rules.notes.max}
          rows={2}
        />
      )}
    </>
  );
}

const choices = [
  { value: 'keep', label: <Text id="sessions.pendingDues.keep" /> },
  { value: 'change', label: <Text id="sessions.pendingDues.change" /> },
] as const;

/** Asks whether the session's pending payments follow a change of its price. */
function PendingDuesInput({ row }: { row: Session }) {
  const { values } = useFormikContext<{ dropInPrice: string }>();
  const changed = Number(values.dropInPrice.replace(',', '.')) !== row.dropInPrice;
  if (!changed || row.registeredPlayersCount === 0) return null;
  return (
    <RadioInput
      name="pendingDues"
      label={<Text id="sessions.pendingDues" />}
      help={<Text id="sessions.pendingDues.hint" />}
      options={choices}
    />
  );
}

/**
 * Warns about the capacity being typed: that it is below the taken spots and cannot be saved, and who came in
 * last; or that it is below the number of passes.
 */
function CapacityNotice({ session }: { session: Session }) {
  const text = useText();
  const { values } = useFormikContext<{ maxCapacity: string }>();
  const count = excessSpots(session, Number(values.maxCapacity));
  const { data } = useQuery({ ...registrationsQuery(session.id), enabled: count > 0 });
  if (count === 0) return <HoldersNotice />;
  if (!data) return null;
  const names = lastIn(data, count).map(nameWithGuests).join(', ');
  return <Alert severity="warning">{text('sessions.overCapacity', { count, names })}</Alert>;
}

/** Says, before a session is saved, when more season passes cover its date than it has spots. */
function HoldersNotice() {
  const text = useText();
  const { values } = useFormikContext<{ sessionDate: string; maxCapacity: string }>();
  const capacity = Number(values.maxCapacity);
  const { data } = useQuery({
    ...holdersQuery(values.sessionDate),
    enabled: isCalendarDate(values.sessionDate) && capacity > 0,
  });
  const count = (data?.holders ?? 0) - capacity;
  if (!data || capacity <= 0 || count <= 0) return null;
  return (
    <Alert severity="warning">
      {text('sessions.fewerThanPasses', { passes: data.holders, capacity, count })}
    </Alert>
  );
}

/** The form for a new session. */
export const createForm: CreateForm<Session, SessionValues & OpeningValues, SessionDraft> = {
  title: 'sessions.create',
  submit: 'sessions.createSubmit',
  failed: 'sessions.createFailed',
  schema: sessionSchema,
  draft: async () => ({ ...(await sessionDraft()), ...sessionOpening.initial }),
  Inputs: () => (
    <>
      <FieldInputs of={newSession} autoFocus />
      <OpeningInputs />
      <HoldersNotice />
    </>
  ),
  run: (body) => createSession({ body }),
  success: (session, { text, format }) =>
    text('sessions.created', { date: format.date(session.sessionDate, 'day') }),
};

/** The form for an existing session. */
export const editForm: EditForm<Session, ChangeValues, InferType<typeof changeSchema>> = {
  title: (session, { text, format }) =>
    text('sessions.editDialog', { date: format.date(session.sessionDate, 'day') }),
  failed: 'sessions.updateFailed',
  note: 'sessions.afterSave',
  schema: changeSchema,
  fields: changedSession.fields,
  valuesOf: (session) => ({
    ...changedSession.valuesOf(session),
    ...sessionOpening.valuesOf({ opensAt: null, drawsAt: null, ...session.opening }),
    pendingDues: 'keep',
    paid: 'credit',
    reason: '',
  }),
  Inputs: ({ row }) => (
    <>
      <FieldInputs of={newSession} autoFocus />
      <CapacityNotice session={row} />
      <OpeningInputs />
      <PendingDuesInput row={row} />
      <FieldInputs of={changedSession} names={['status']} />
      <ChangeNotice session={row} />
    </>
  ),
  run: (session, output, version) =>
    updateSession({ params: { id: session.id }, body: chosenIn(session, { ...output, version }) }),
  latest: findSession,
  success: (_session, { text }) => text('sessions.updated'),
};
