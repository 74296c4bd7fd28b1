import { screen, waitFor, within } from '@testing-library/react';
import { Plan } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { season, user as zoe } from '../../../testing/rows';
import { Component as UsersPage } from './UsersPage';

const start = async (paymentPlan: Plan, current = season) => {
  const person = { ...zoe, paymentPlan };
  const asked = serve(({ method, url }) => {
    if (method === 'PUT') return person;
    if (url.pathname.endsWith('/Seasons/current')) return current;
    return new Answer(200, [person], 1);
  });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('button', { name: /Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    return asked.find(({ method }) => method === 'PUT')?.body;
  };
  return { user, dialog, save };
};

test('the season plan is given with a pass: the current season’s unless something else is typed', async () => {
  const { user, dialog, save } = await start(Plan.DropIn);
  expect(dialog.queryByLabelText(/Start date/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  expect(await dialog.findByLabelText(/Start date/)).toHaveValue('2026-09-01');
  expect(dialog.getByLabelText(/End date/)).toHaveValue('2026-11-30');
  await user.clear(dialog.getByLabelText(/Price/));
  await user.type(dialog.getByLabelText(/Price/), '80');
  expect(await save()).toMatchObject({
    paymentPlan: Plan.Membership,
    pass: { startDate: '2026-09-01', endDate: '2026-11-30', price: 80 },
  });
});

test('whoever gives a pass more than the season sells is told beforehand', async () => {
  const soldOut = { ...season, maxPasses: 12, registeredUsersCount: 12 };
  const { user, dialog } = await start(Plan.DropIn, soldOut);
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  expect(await dialog.findByText(/sold out \(12 of 12\)/)).toBeVisible();
});

test('back on drop-in, no pass is given', async () => {
  const { user, dialog, save } = await start(Plan.DropIn);
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  await dialog.findByLabelText(/Start date/);
  await user.click(dialog.getByRole('radio', { name: 'Drop-in' }));
  await waitFor(() => expect(dialog.queryByLabelText(/Start date/)).not.toBeInTheDocument());
  await user.type(dialog.getByLabelText(/Last name/), 'x');
  expect(await save()).not.toHaveProperty('pass');
});

test('taking the season plan away says that the pass ends', async () => {
  const { user, dialog } = await start(Plan.Membership);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Drop-in' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Saving ends the season pass today.');
});
