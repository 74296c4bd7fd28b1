import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { club, serve } from 'shared-ui/testing';
import { verifyEmail } from '../features/identity/api';
import { ensureMessages } from '../messages/catalogue';
import { PageFrame } from './PageFrame';

function Asking() {
  useQuery({ queryKey: ['first'], queryFn: () => verifyEmail({ token: 'abc', newPassword: 'x' }) });
  return null;
}

test('the first call of a page is made in the language of its path', async () => {
  await ensureMessages('fr');
  const sent = serve({ 'POST /auth/verify-email': { message: 'Fait.' }, 'GET /api/v1/Settings/club': club });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/confirmer-email']}>
        <PageFrame>
          <Asking />
        </PageFrame>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(sent.to('POST /auth/verify-email')).toMatchObject([{ language: 'fr' }]));
});

function AskingAsItOpens() {
  const opening = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(() => void verifyEmail({ token: 'abc', newPassword: 'x' }), [opening]);
  return null;
}

test('so is what a page asks as the language changes, though its texts are still on their way', async () => {
  const sent = serve({ 'POST /auth/verify-email': { message: 'Fait.' }, 'GET /api/v1/Settings/club': club });
  const element = (
    <PageFrame>
      <AskingAsItOpens />
    </PageFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/confirm-email'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const asked = () => sent.to('POST /auth/verify-email').map(({ language }) => language);
  await waitFor(() => expect(asked()).toEqual(['en']));
  await act(() => router.navigate('/confirmer-email'));
  await waitFor(() => expect(asked()).toEqual(['en', 'fr']));
});
