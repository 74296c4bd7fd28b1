import { screen, within } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { asksForNext, registration, session } from '../../../testing/rows';
import { Component as SessionsPage } from './SessionsPage';

const people = ['Léa', 'Karim', 'Noé', 'Ada'].map((name) => registration({ userId: name, userName: name }));

const openSession = async () => {
  const row = { ...session, maxCapacity: 20, registeredPlayersCount: people.length };
  const asked = serve(({ url }) => {
    if (url.pathname.endsWith('/registrations'))
      return [...people, registration({ userName: 'Zoé', place: { standing: 'out' } })];
    if (url.pathname.endsWith('/recipients')) return { people: 0 };
    if (asksForNext(url)) return new Answer(200, [], 0);
    return url.pathname.endsWith('/holders') ? { holders: 3 } : new Answer(200, [row], 1);
  });
  const { user } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  const dialog = await openForm(user);
  return {
    dialog,
    forecasts: () => asked.filter(({ url }) => url.pathname.endsWith('/recipients')),
    type: async (value: string) => {
      await user.clear(dialog.getByLabelText(/Max capacity|Capacity/));
      await user.type(dialog.getByLabelText(/Max capacity|Capacity/), value);
    },
  };
};

test('a capacity below the places taken says, before it is saved, how many are too many and who answered last', async () => {
  const { dialog, type } = await openSession();
  await type('2');
  expect(await dialog.findByText(/^2 more people have a spot than that\. Last in: Noé, Ada\./)).toBeVisible();
});

test('what cannot be saved has no forecast, and none is asked for', async () => {
  const { dialog, type, forecasts } = await openSession();
  await type('2');
  await dialog.findByText(/a spot than that/);
  expect(dialog.queryByText(/season passes cover this date/)).not.toBeInTheDocument();
  await type('5');
  expect(await dialog.findByText(/^No one will be emailed/)).toBeVisible();
  expect(forecasts().map(({ body }) => body)).toEqual([expect.objectContaining({ maxCapacity: 5 })]);
  // As it would be saved: without a status that nobody has chosen.
  expect(forecasts()[0]?.body).not.toHaveProperty('status');
});

test('a capacity for all who come says nothing', async () => {
  const { dialog, type } = await openSession();
  await type('4');
  expect(dialog.queryByText(/a spot than that/)).not.toBeInTheDocument();
});

test('a new session with fewer spots than passes says who will wait, before it is saved', async () => {
  serve(({ url }) =>
    url.pathname.endsWith('/holders')
      ? { holders: 22 }
      : url.pathname.endsWith('/Settings')
        ? { defaultLocation: 'Gym', defaultPrice: 10, maxCapacity: 20 }
        : [],
  );
  const { user } = renderPage(<SessionsPage />, '/admin/sessions');
  await user.click(await screen.findByRole('button', { name: 'New session' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(
      '22 season passes cover this date, and there are 20 spots. Whoever bought first is in; 2 people will be first on the waiting list.',
    ),
  ).toBeVisible();
});
