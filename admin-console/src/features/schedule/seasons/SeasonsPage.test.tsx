import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { season, session } from '../../../testing/rows';
import { Component as SeasonsPage } from './SeasonsPage';

const usual = ({ method, url }: SentRequest): unknown => {
  if (url.pathname.endsWith('/Settings'))
    return {
      ...{ address: '', defaultLocation: 'Gym', defaultPrice: 12, maxCapacity: 24 },
      ...{ weekday: 6, startTime: '10:00', endTime: '12:00' },
    };
  if (url.pathname.endsWith('/Sessions/all'))
    return new Answer(200, [{ ...session, sessionDate: '2099-01-10' }], 1);
  return method === 'POST' ? new Answer(201, season) : new Answer(200, [season], 1);
};

/** The form of a new season of four Saturdays, the second of which already has a session. */
const openForm = async () => {
  const asked = serve(usual);
  const { user } = renderPage(<SeasonsPage />, '/admin/seasons?view=cards');
  await user.click(await screen.findByRole('button', { name: 'New season' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = async (label: RegExp, value: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), value);
  };
  await type(/Start date/, '2099-01-01');
  await type(/End date/, '2099-01-24');
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Create season' }));
    await waitFor(() => expect(asked.by('POST')).toHaveLength(1));
    return asked.by('POST')[0]?.body;
  };
  return { user, dialog, type, save };
};

test('a season brings its Saturdays: those with a session are off, and a holiday can be unticked', async () => {
  const { user, dialog, save } = await openForm();
  expect(await dialog.findByRole('checkbox', { name: /Has a session already/ })).toBeDisabled();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(4);
  await user.click(dialog.getByRole('checkbox', { name: /Jan.17/ }));
  expect(dialog.getByText(/^2 sessions will be created\./)).toBeInTheDocument();
  expect(await save()).toEqual({
    ...{
      startDate: '2099-01-01',
      endDate: '2099-01-24',
      price: season.price,
      maxPasses: null,
      opensAt: null,
    },
    notes: null,
    sessions: {
      ...{ sessionDate: '2099-01-03', until: '2099-01-24', skip: ['2099-01-17'] },
      ...{ startTime: '10:00', endTime: '12:00', location: 'Gym', maxCapacity: 24, dropInPrice: 12 },
    },
  });
});

test('a season without its sessions asks nothing about them', async () => {
  const { user, dialog, type, save } = await openForm();
  await type(/Location/, ' ');
  await user.click(dialog.getByRole('switch', { name: 'Create its weekly sessions, too' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await save()).not.toHaveProperty('sessions');
});

test('passes whose number is limited can open later, at an hour of the club’s clock', async () => {
  const { user, dialog, type, save } = await openForm();
  expect(dialog.queryByLabelText(/Passes open/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Limit the number of passes' }));
  expect(dialog.queryByLabelText(/Passes open/)).not.toBeInTheDocument();
  await type(/Number of passes/, '12');
  fireEvent.change(dialog.getByLabelText(/Passes open/), { target: { value: '2098-12-06T12:00' } });
  expect(await save()).toMatchObject({ maxPasses: 12, opensAt: '2098-12-06T17:00:00.000Z' });
});

test.each([
  ['until then', '2098-12-06T17:00:00.000Z', 1],
  ['no longer', '2020-12-06T17:00:00.000Z', 0],
])('the list says %s when passes open', async (_, opensAt, times) => {
  serve(() => new Answer(200, [{ ...season, maxPasses: 12, opensAt }], 1));
  renderPage(<SeasonsPage />, '/admin/seasons?view=cards');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryAllByText(/^Passes open on Sat, Dec 6, 2098 at 12:00 PM/)).toHaveLength(times);
});

test('a season sells as many passes as people want, unless their number is limited', async () => {
  const { user, dialog, type, save } = await openForm();
  expect(dialog.queryByLabelText(/Number of passes/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Limit the number of passes' }));
  await type(/Number of passes/, '12');
  expect(await save()).toMatchObject({ maxPasses: 12 });
});
