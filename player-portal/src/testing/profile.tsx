import { screen, within } from '@testing-library/react';
import { balance, club, me, serve } from 'shared-ui/testing';
import { Component as ProfilePage } from '../features/users/pages/ProfilePage';
import type { Row } from '../features/users/use-open-row';
import { renderPage } from './render';

const answers = {
  'GET /api/v1/Users/me': me(),
  'GET /api/v1/Balances/mine': balance(),
  'GET /api/v1/Settings/club': club,
  'GET /auth/biometric-credential': [],
  'GET /auth/logins': [],
  'GET /api/v1/Users/me/calendar': { address: null },
  'GET /api/v1/Push/subscriptions': { devices: [], off: [] },
};

/**
 * Opens the profile.
 * @param given overrides of the answers for a new drop-in player
 * @param row the open one
 */
export const openProfile = async (given: Record<string, unknown> = {}, row: Row = 'me') => {
  window.location.hash = row;
  const sent = serve({ ...answers, ...given });
  const page = renderPage(<ProfilePage />, '/profile');
  await screen.findByRole('button', { name: /^Me/ });
  return { ...page, sent };
};

/** An input, not a region that is called so. */
export const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: 'input' });

/** An open row of the profile, or one of its parts, by title. */
export const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
