import {
  createSession,
  findSession,
  type Session,
  type SessionDraft,
  type SessionStatus,
  updateSession,
} from 'shared-api';
import { statuses } from 'shared-ui';
import type { InferType } from 'shared-ui/forms';
import type { CreateForm, EditForm } from 'shared-ui/resource';
import { ChangeNotice } from './components/ChangeNotice';
import { PendingDuesInput } from './components/PendingDuesInput';
import { SessionInputs } from './components/SessionInputs';
import { StatusInput } from './components/StatusInput';
import { type ChangeValues, type SessionValues, sessionDraft, valuesOf } from './draft';
import { changedSession, newSession } from './schema';

/** How a session is created. */
export const createForm: CreateForm<Session, SessionValues, SessionDraft> = {
  title: 'sessions.createDialog',
  submit: 'sessions.createSubmit',
  failed: 'sessions.createFailed',
  schema: newSession,
  draft: sessionDraft,
  Inputs: () => <SessionInputs />,
  run: createSession,
  success: (session, { text, format }) =>
    text('sessions.created', { date: format.date(session.sessionDate, 'day') }),
};

/** How a session is changed. */
export const editForm: EditForm<Session, ChangeValues, InferType<typeof changedSession>> = {
  title: (session, { text, format }) =>
    text('sessions.editDialog', { date: format.date(session.sessionDate, 'day') }),
  failed: 'sessions.updateFailed',
  note: 'sessions.afterSave',
  schema: changedSession,
  valuesOf: (session) => ({
    ...valuesOf(session),
    status: session.status,
    pendingDues: 'keep',
    reason: '',
  }),
  Inputs: ({ row }) => (
    <>
      <SessionInputs />
      <PendingDuesInput row={row} />
      <StatusInput />
      <ChangeNotice session={row} />
    </>
  ),
  labels: {
    sessionDate: 'ui.field.date',
    startTime: 'ui.field.startTime',
    endTime: 'ui.field.endTime',
    location: 'ui.field.location',
    maxCapacity: 'ui.field.capacity',
    dropInPrice: 'ui.field.price',
    pendingDues: 'sessions.pendingDues',
    status: 'ui.field.status',
    reason: 'ui.mail.reason',
  },
  formatValue: {
    sessionDate: (date: string, { format }) => format.date(date, 'full'),
    status: (status: SessionStatus, { text }) => text(statuses.session[status].label),
  },
  run: ({ id, dropInPrice }, { pendingDues, ...output }, version) =>
    updateSession(id, { ...output, ...(output.dropInPrice !== dropInPrice && { pendingDues }), version }),
  latest: findSession,
  success: (_session, { text }) => text('sessions.updated'),
};
