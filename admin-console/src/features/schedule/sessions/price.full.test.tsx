import { screen, waitFor } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { asksForNext, session } from '../../../testing/rows';
import { Component as SessionsPage } from './SessionsPage';

const start = async (registeredPlayersCount: number) => {
  const row = { ...session, registeredPlayersCount };
  const asked = serve(({ method, url }) => {
    if (asksForNext(url)) return new Answer(200, [], 0);
    return method === 'PUT' ? row : new Answer(200, [row], 1);
  });
  const { user } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  const dialog = await openForm(user);
  const price = dialog.getByLabelText(/Price/);
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.by('PUT')).toHaveLength(1));
    return asked.by('PUT')[0]?.body;
  };
  const type = async (value: string) => {
    await user.clear(price);
    await user.type(price, value);
  };
  return { user, dialog, type, save };
};
const question = { name: 'Keep it as it is' };

test('a changed price asks what becomes of the pending dues', async () => {
  const { user, dialog, type, save } = await start(4);
  expect(dialog.queryByRole('radio', question)).not.toBeInTheDocument();
  await type('12');
  expect(await dialog.findByRole('radio', { name: 'Keep it as it is' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Change it to the new price' }));
  expect(await save()).toMatchObject({ dropInPrice: 12, pendingDues: 'change' });
});

test('the same price, written otherwise, asks nothing', async () => {
  const { dialog, type, save } = await start(4);
  await type('10,00');
  expect(dialog.queryByRole('radio', question)).not.toBeInTheDocument();
  expect(await save()).not.toHaveProperty('pendingDues');
});

test('a status that nobody has chosen is not sent: the session may have filled meanwhile', async () => {
  const { type, save } = await start(4);
  await type('12');
  expect(await save()).not.toHaveProperty('status');
});

test('a session that is cancelled by its form asks what becomes of what was paid, as the action does', async () => {
  const none = { count: 0, total: 0 };
  const money = { withdrawn: none, due: none, repriced: none, received: none, refunded: none };
  const row = { ...session, status: 1 };
  const asked = serve(({ method, url }) => {
    if (url.pathname.endsWith('/recipients'))
      return { people: 5, money: { ...money, credited: { count: 1, total: 10 } } };
    if (asksForNext(url)) return new Answer(200, [], 0);
    return method === 'PUT' ? row : new Answer(200, [row], 1);
  });
  const { user } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  const dialog = await openForm(user);
  expect(dialog.queryByRole('radio', { name: /back/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Cancelled' }));
  expect(await dialog.findByRole('radio', { name: /credit/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /back/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.by('PUT')[0]?.body).toMatchObject({ status: 2, paid: 'refund' }));
});

test('where nobody is registered, there is nothing to ask', async () => {
  const { dialog, type } = await start(0);
  await type('12');
  expect(dialog.queryByRole('radio', question)).not.toBeInTheDocument();
});
