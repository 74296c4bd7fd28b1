import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useRecordId } from './hooks';
import { pageRoutes } from './page-routes';
import { registerPages } from './site';

/** A page that goes on with the record that it was opened for. */
function Page() {
  const id = useRecordId();
  const [opened] = useState(id);
  return (
    <p>
      {opened} of {id}
    </p>
  );
}

test('a record’s page begins anew for another record, and goes on in the other language', async () => {
  const game = { path: { en: '/games/:id', fr: '/parties/:id' }, access: 'player' } as const;
  registerPages({ stats: { game } });
  const routes = pageRoutes({ game: { ...game, load: async () => ({ Component: Page }) } });
  const router = createMemoryRouter(routes, { initialEntries: ['/games/a'] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('a of a')).toBeVisible();
  await act(() => router.navigate('/games/b'));
  expect(await screen.findByText('b of b')).toBeVisible();
  const [english, french] = await Promise.all(routes.map(async ({ lazy }) => (await lazy()).Component));
  expect(french).toBe(english);
});
