import { screen, waitFor } from '@testing-library/react';
import type { Session } from 'shared-api';
import { serve } from 'shared-ui/testing';
import { Component as SchedulePage } from '../features/sessions/pages/SchedulePage';
import { renderPage } from './render';

/** The schedule's call. */
export const upcoming = 'GET /api/v1/Sessions/upcoming';

/** Opens the schedule. @param answers of the server, by call */
export const openSchedule = (answers: Record<string, unknown>, address = '/schedule') => {
  const sent = serve(answers);
  return { ...renderPage(<SchedulePage />, address), sent };
};

/** Opens the schedule with these sessions and waits until it has loaded. */
export const openSessions = async (sessions: Session[], address?: string) => {
  const page = openSchedule({ [upcoming]: sessions }, address);
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return page;
};

export const cards = () => screen.queryAllByRole('article');
