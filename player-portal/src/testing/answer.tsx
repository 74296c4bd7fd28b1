import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Session } from 'shared-api';
import { balance, club, type record, serve } from 'shared-ui/testing';
import { Component as AnswerPage } from '../features/sessions/pages/AnswerPage';
import { renderPage } from './render';

/** The call that creates and changes an answer. */
export const answers = '/api/v1/Attendance/sessions/s1';

/** The answers to the session, as the player gets them. */
export const summaryOf = (before?: ReturnType<typeof record>) => ({
  sessionId: 's1',
  maxCapacity: 20,
  attending: 8,
  declined: 0,
  waiting: 0,
  attendances: before ? [before] : [],
});

/** The page's calls, with a session and a previous answer. */
export const answersFor = (of: Session, before?: ReturnType<typeof record>) => ({
  'GET /api/v1/Sessions/available': [of],
  [`GET /api/v1/Sessions/${of.id}`]: of,
  [`GET ${answers}/summary`]: summaryOf(before),
  'GET /api/v1/Balances/mine': balance(),
  'GET /api/v1/Payments/mine': [],
  'GET /api/v1/Settings/club': club,
});

/** Opens the attendance page and waits until it has loaded. */
export const openAnswer = async (
  given: Record<string, unknown>,
  address: Parameters<typeof renderPage>[1] = '/attendance-confirmation',
) => {
  const sent = serve(given);
  const page = renderPage(<AnswerPage />, address);
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return { ...page, sent };
};

export const yes = () => screen.findByRole('button', { name: 'I’m in' });
export const no = () => screen.findByRole('button', { name: 'Not going' });
export const notes = () => screen.getByLabelText(/^Note/);
/** Unfolds the note and types it. */
export const writeNote = async (user: UserEvent, content: string) => {
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  await user.type(notes(), content);
};
export const press = (name: string) => screen.getByRole('button', { name });
