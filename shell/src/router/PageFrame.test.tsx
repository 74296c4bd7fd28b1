import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient, verifyEmail } from 'shared-api';
import { ensureMessages } from '../messages/catalogue';
import { PageFrame } from './PageFrame';

function Asking() {
  useQuery({ queryKey: ['first'], queryFn: () => verifyEmail({ token: 'abc', newPassword: 'x' }) });
  return null;
}

test('the first call of a page is made in the language of its path', async () => {
  await ensureMessages('fr');
  const heard: (string | null)[] = [];
  globalThis.fetch = (async (address: string, { headers }: RequestInit = {}) => {
    if (address === '/auth/verify-email') {
      heard.push(new Headers(headers as Record<string, string>).get('accept-language'));
    }
    return { ok: true, status: 200, headers: new Map(), text: async () => '{"message":"Fait."}' };
  }) as unknown as typeof fetch;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/confirmer-email']}>
        <PageFrame>
          <Asking />
        </PageFrame>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(heard).toEqual(['fr']));
});
