import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
