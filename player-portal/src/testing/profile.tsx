import { screen, within } from '@testing-library/react';
import { balance, club, me, serve } from 'shared-ui/testing';
import { Component as ProfilePage } from '../features/users/pages/ProfilePage';
import { renderPage } from './render';

const answers = {
  'GET /api/v1/Users/me': me(),
  'GET /api/v1/Balances/mine': balance(),
  'GET /api/v1/Payments/mine': [],
  'GET /api/v1/Settings/club': club,
  'GET /auth/biometric-credential': [],
  'GET /auth/logins': [],
};

/** Opens the profile. @param given overrides of the answers for a new drop-in player */
export const openProfile = async (given: Record<string, unknown> = {}) => {
  const sent = serve({ ...answers, ...given });
  const page = renderPage(<ProfilePage />, '/profile');
  await screen.findByRole('heading', { name: 'About me' });
  return { ...page, sent };
};

export const field = (label: string | RegExp) => screen.getByLabelText(label);

/** One of the profile's cards, by title. */
export const card = (name: string) => within(screen.getByRole('region', { name }));
