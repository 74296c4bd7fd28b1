import { screen, waitFor, within } from '@testing-library/react';
import { Plan } from 'shared-api';
import { Answer, passOffer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { season, user as zoe } from '../../../testing/rows';
import { Component as UsersPage } from './UsersPage';

const start = async (paymentPlan: Plan, current = season, others: object[] = [], offers: object[] = []) => {
  const person = { ...zoe, paymentPlan };
  const asked = serve(({ method, url }) => {
    if (method === 'PUT') return person;
    if (url.pathname.endsWith('/Seasons/current')) return current;
    if (url.pathname.endsWith('/Seasons')) return new Answer(200, [current, ...others], 1 + others.length);
    if (url.pathname.endsWith('/offers')) return offers;
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
  const winter = { ...soldOut, id: 'w1', name: 'Winter', startDate: '2026-12-05', endDate: '2027-02-27' };
  const spring = { ...winter, id: 's1', name: 'Spring', startDate: '2027-03-06', endDate: '2027-05-29' };
  const { user, dialog } = await start(Plan.DropIn, soldOut, [winter, spring]);
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  expect(await dialog.findByText(/12 of 12 passes are taken\. This pass reaches into/)).toBeVisible();
  expect(dialog.queryByText(/^Winter/)).not.toBeInTheDocument();
  // A pass of other dates counts in every season that these reach.
  await user.clear(dialog.getByLabelText(/End date/));
  await user.type(dialog.getByLabelText(/End date/), '2027-01-31');
  expect(await dialog.findByText(/^Winter: 12 of 12 passes are taken/)).toBeVisible();
  expect(dialog.queryByText(/^Spring/)).not.toBeInTheDocument();
});

test('whoever gives a pass past those who queue for the season is told beforehand', async () => {
  const limited = { ...season, maxPasses: 12, registeredUsersCount: 11 };
  const offer = { ...passOffer({ season: limited, queueLength: 2 }) };
  const { user, dialog } = await start(Plan.DropIn, limited, [], [offer]);
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  expect(await dialog.findByText(/11 of 12 passes are taken, and 2 people are in the queue/)).toBeVisible();
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
