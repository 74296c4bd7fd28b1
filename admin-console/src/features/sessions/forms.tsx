import { type Session, type SessionDraft, SessionStatus } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import { type CreateForm, type EditForm, FieldInputs } from 'shared-ui/resource';
import { createSession, findSession, updateSession } from './api';
import { CapacityNotice } from './components/CapacityNotice';
import { ChangeNotice } from './components/ChangeNotice';
import { HoldersNotice } from './components/HoldersNotice';
import { OpeningInputs } from './components/OpeningInputs';
import { PendingDuesInput } from './components/PendingDuesInput';
import { sessionDraft } from './draft';
import {
  type ChangeValues,
  changedSession,
  newSession,
  type OpeningValues,
  type SessionValues,
  sessionOpening,
} from './fields';
import { changeSchema, sessionSchema } from './schema';

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
  run: ({ id, dropInPrice }, { pendingDues, paid, ...output }, version) =>
    updateSession({
      params: { id },
      body: {
        ...output,
        ...(output.dropInPrice !== dropInPrice && { pendingDues }),
        ...(output.status === SessionStatus.Cancelled && { paid }),
        version,
      },
    }),
  latest: findSession,
  success: (_session, { text }) => text('sessions.updated'),
};
