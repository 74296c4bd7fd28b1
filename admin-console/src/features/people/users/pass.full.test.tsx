import { waitFor } from '@testing-library/react';
import { Plan } from 'shared-api';
import { Answer, serve, subscription } from 'shared-ui/testing';
import { openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { season, user as zoe } from '../../../testing/rows';
import { Component as UsersPage } from './UsersPage';

const winterDates = { id: 'w1', name: 'Winter', startDate: '2026-12-05', endDate: '2027-02-27' };
const held = (startDate: string, endDate: string) => subscription({ id: startDate, startDate, endDate });

const start = async (
  paymentPlan: Plan,
  current = season,
  others: object[] = [],
  { offers = [], passes = [] }: { offers?: object[]; passes?: object[] } = {},
) => {
  const person = { ...zoe, paymentPlan };
  const asked = serve(({ method, url }) => {
    if (method === 'PUT') return person;
    if (url.pathname.endsWith('/Seasons/current')) return current;
    if (url.pathname.endsWith('/Seasons')) return new Answer(200, [current, ...others], 1 + others.length);
    if (url.pathname.endsWith('/offers')) return offers;
    if (url.pathname.endsWith('/SeasonSubscriptions')) return new Answer(200, passes, passes.length);
    if (url.pathname.endsWith('/recipients')) return { people: 1 };
    return new Answer(200, [person], 1);
  });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  const dialog = await openForm(user);
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.by('PUT')).toHaveLength(1));
    return asked.by('PUT')[0]?.body;
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
  const winter = { ...soldOut, ...winterDates };
  const spring = { ...winter, id: 's1', name: 'Spring', startDate: '2027-03-06', endDate: '2027-05-29' };
  const { user, dialog } = await start(Plan.DropIn, soldOut, [winter, spring]);
  await user.click(dialog.getByRole('radio', { name: /Membership|Season/ }));
  expect(await dialog.findByText(/12 of 12 passes are taken\. This pass counts there, too/)).toBeVisible();
  expect(dialog.queryByText(/^Winter/)).not.toBeInTheDocument();
  // A pass of other dates counts in every season that they reach.
  await user.clear(dialog.getByLabelText(/End date/));
  await user.type(dialog.getByLabelText(/End date/), '2027-01-31');
  expect(await dialog.findByText(/^Winter: 12 of 12 passes are taken/)).toBeVisible();
  expect(dialog.queryByText(/^Spring/)).not.toBeInTheDocument();
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

const autumn = held('2026-09-01', '2026-11-30');

test('a holder is given the next season’s pass beside their own, and it is said whom that emails', async () => {
  const winter = { ...season, ...winterDates };
  const spring = { ...winter, id: 's1', name: 'Spring', startDate: '2027-03-06', endDate: '2027-05-29' };
  const { user, dialog, save } = await start(Plan.Membership, season, [spring, winter], { passes: [autumn] });
  const own = await dialog.findByRole('region', { name: 'Season pass' });
  expect(own).toHaveTextContent('Sep 1, 2026 to Nov 30, 2026, $95.00');
  await user.click(dialog.getByRole('button', { name: 'Give another season pass' }));
  expect(await dialog.findByLabelText(/Start date/)).toHaveValue(winter.startDate);
  expect(await dialog.findByText('1 person will be emailed.')).toBeVisible();
  const { startDate, endDate, price } = winter;
  expect(await save()).toMatchObject({ paymentPlan: Plan.Membership, pass: { startDate, endDate, price } });
});

test('a pass from before the club was here says so', async () => {
  const passes = [{ ...autumn, broughtIn: true }, held('2026-12-05', '2027-02-27')];
  const { dialog } = await start(Plan.Membership, season, [], { passes });
  const own = await dialog.findByRole('region', { name: 'Season passes' });
  expect(own).toHaveTextContent('Nov 30, 2026, $95.00 · brought in from beforeDec 5, 2026');
});

test('where no season is beside a holder’s passes, three months from when they end are proposed', async () => {
  const { user, dialog, save } = await start(Plan.Membership, season, [], { passes: [autumn] });
  await user.click(await dialog.findByRole('button', { name: 'Give another season pass' }));
  expect(await dialog.findByLabelText(/Start date/)).toHaveValue('2026-12-01');
  expect(dialog.getByLabelText(/End date/)).toHaveValue('2027-03-01');
  await user.click(dialog.getByRole('button', { name: 'Don’t give another pass' }));
  expect(dialog.queryByLabelText(/Start date/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Last name/), 'x');
  expect(await save()).not.toHaveProperty('pass');
});

test('a holder’s pass counts once in a season, so another one is none more than it sells', async () => {
  const soldOut = { ...season, maxPasses: 12, registeredUsersCount: 12 };
  const winter = { ...soldOut, ...winterDates };
  const passes = [held('2026-09-01', '2026-10-31')];
  const { user, dialog } = await start(Plan.Membership, soldOut, [winter], { passes });
  await user.click(await dialog.findByRole('button', { name: 'Give another season pass' }));
  expect(await dialog.findByText(/^Winter: 12 of 12 passes are taken/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/Start date/));
  await user.type(dialog.getByLabelText(/Start date/), '2026-11-01');
  await user.clear(dialog.getByLabelText(/End date/));
  await user.type(dialog.getByLabelText(/End date/), '2026-11-30');
  await waitFor(() => expect(dialog.queryByText(/passes are taken/)).not.toBeInTheDocument());
});

test('another pass for a date that one covers cannot be saved, and nobody is said to be emailed', async () => {
  const { user, dialog } = await start(Plan.Membership, season, [], { passes: [autumn] });
  await user.click(await dialog.findByRole('button', { name: 'Give another season pass' }));
  await user.clear(await dialog.findByLabelText(/Start date/));
  await user.type(dialog.getByLabelText(/Start date/), '2026-11-30');
  await user.tab();
  expect(await dialog.findByText(/already has a season pass for some of these dates/)).toBeVisible();
  await waitFor(() => expect(dialog.queryByText(/emailed/)).not.toBeInTheDocument());
});

test.each([
  ['Season pass', [autumn], 'Saving ends the season pass today.'],
  ['Season passes', [held('2026-12-05', '2027-02-27'), autumn], 'Saving ends the 2 season passes today.'],
])('taking the season plan away says what ends: %s', async (name, passes, words) => {
  const { user, dialog } = await start(Plan.Membership, season, [], { passes });
  await dialog.findByRole('region', { name });
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Drop-in' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
});
