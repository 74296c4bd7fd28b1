import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { Text } from 'shared-ui';
import { serve } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { loadMessages } from '../messages/load';
import { PageFrame } from './PageFrame';

jest.mock('../messages/load', () => ({ loadMessages: jest.fn() }));

test('a language whose texts did not arrive is tried again, and then whole', async () => {
  serve(() => ({}));
  let isOnline = false;
  jest.mocked(loadMessages).mockImplementation(async (locale) => {
    if (locale === 'fr' && !isOnline) throw new Error('Loading chunk 945 failed.');
    return { en, fr }[locale];
  });
  const page = (
    <PageFrame>
      <Text id="nav.logout" />, <Text id="ui.action.retry" />
    </PageFrame>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/login'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Log out, Try again')).toBeVisible();
  await act(() => router.navigate('/connexion'));
  await waitFor(() => expect(loadMessages).toHaveBeenCalledWith('fr'));
  expect(screen.getByText('Log out, Try again')).toBeVisible();
  isOnline = true;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Se déconnecter, Réessayer')).toBeVisible();
});
