import { screen, waitFor, within } from '@testing-library/react';
import { Answer, user as record, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { MergeWalkIn } from './MergeWalkIn';

test('a walk-in is merged with the account that is chosen', async () => {
  const zoe = record({ id: 'u1' });
  const asked = serve(({ method }) => (method === 'POST' ? zoe : new Answer(200, [zoe], 1)));
  const walkIn = record({ id: 'w1', username: '', email: '', firstName: 'Inès', lastName: '' });
  const { user } = renderPage(<MergeWalkIn user={walkIn} />, '/admin/users/w1');
  expect(screen.getByText('Came without an account.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is Inès?' }));
  await user.type(dialog.getByRole('combobox'), 'zoe');
  await user.click(await screen.findByRole('option', { name: /Zoé Roy/ }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Inès is merged with Zoé Roy')).toBeVisible();
  expect(asked.to('POST /api/v1/Users/merge').map(({ body }) => body)).toEqual([{ from: 'w1', into: 'u1' }]);
});
