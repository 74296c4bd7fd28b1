import { screen, waitFor } from '@testing-library/react';
import type { Oddity } from 'shared-api';
import { Answer, errorReply, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { Oddities } from './Oddities';

const usual = {
  ...{ id: 's0', sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00' },
  ...{ location: 'The gym', maxCapacity: 20, dropInPrice: 10 },
};
const session = { ...usual, id: 's1', sessionDate: '2026-12-05', dropInPrice: 12, startTime: '10:30' };
const odd = (kind: Oddity['kind'], values: Partial<Oddity> = {}): Oddity => ({
  ...{ key: `${kind} s1`, kind, session, usual, holiday: null },
  ...values,
});

test.each([
  [odd('price'), '$12.00, last time $10.00'],
  [odd('capacity', { session: { ...session, maxCapacity: 18 } }), '18 spots, last time 20 spots'],
  [odd('place', { session: { ...session, location: 'Park' } }), 'Park, last time The gym'],
  [odd('time'), '10:30 AM to 12:00 PM, last time 10:00 AM to 12:00 PM'],
  [odd('weekday', { usual: null }), 'not the usual weekday'],
  [odd('holiday', { holiday: 'easter' }), 'Easter weekend'],
])('an odd session is linked, and says what it is unlike: %#', async (oddity, words) => {
  serve(() => [oddity]);
  renderPage(<Oddities />, '/admin');
  expect(await screen.findByRole('listitem')).toHaveTextContent(`Saturday, December 5: ${words}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/sessions/s1');
});

test('in French, with its space before the colon, and a capital letter', async () => {
  serve(() => [odd('weekday', { usual: null })]);
  renderPage(<Oddities />, '/fr/admin');
  const line = await screen.findByRole('listitem');
  expect(line.textContent).toContain('Samedi 5 décembre\u00a0: pas le jour habituel');
});

test('a press says that it is right, and it is gone', async () => {
  let left = [odd('noSession', { session: null, usual: null })];
  const asked = serve(({ method }) => {
    if (method === 'GET') return left;
    left = [];
    return new Answer(204, null);
  });
  const { user } = renderPage(<Oddities />, '/admin');
  expect(await screen.findByText('No session in the next three weeks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^It’s right/ }));
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  expect(asked.by('POST')[0]?.body).toEqual({ key: 'noSession s1' });
});

test('a press that fails says which session and what', async () => {
  serve(({ method }) => (method === 'GET' ? [odd('price')] : errorReply(500, 'internal')));
  const { user } = renderPage(<Oddities />, '/admin');
  await user.click(await screen.findByRole('button', { name: /^It’s right/ }));
  expect(
    await screen.findByText(/^Saturday, December 5: \$12\.00, last time \$10\.00: .*save/),
  ).toBeVisible();
});
