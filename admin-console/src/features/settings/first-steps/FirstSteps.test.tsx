import { screen, waitFor, within } from '@testing-library/react';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { FirstSteps } from './FirstSteps';

const origin = globalThis.location.origin;
const steps = {
  ...{ mail: true, name: true, paymentEmail: false, place: true, when: true, season: false, sessions: false },
  ...{ priced: true, opening: true },
  ...{ privacyOfficer: true, invitation: false, publicUrl: 'https://club.test', closed: false },
};
const answer = (changes: object = {}) => ({
  system: {
    firstSteps: { ...steps, now: new Date().toISOString(), ...changes },
    ...{ lastBackup: null, backupFailed: null },
  },
});

test('a new club sees what is left to do, each step with its one action, and may hide the list', async () => {
  let closed = false;
  serve(({ method }) => {
    if (method !== 'GET') closed = true;
    return answer({ closed });
  });
  const { user } = renderPage(<FirstSteps />, '/admin');
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  expect(list.getByText('Emails go out')).toHaveTextContent('(done)');
  expect(list.getByText(/Links in emails lead to https:\/\/club.test/)).toHaveTextContent(origin);
  expect(list.getByText(/No backup/)).toBeVisible();
  const href = (name: string) => list.getByRole('link', { name }).getAttribute('href');
  expect(href('Say where payments go')).toBe('/admin/first-steps/paymentEmail');
  expect(href('Plan your first sessions')).toBe('/admin/first-steps/sessions');
  expect(href('Open your club')).toBe('/admin/first-steps/opening');
  await user.click(list.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
});

test('what the operator has mended is checked again', async () => {
  let mail = false;
  serve(() => answer({ mail, now: new Date(Date.now() - 3_600_000).toISOString() }));
  const { user } = renderPage(<FirstSteps />, '/admin');
  expect(await screen.findByRole('link', { name: 'See which' })).toHaveAttribute(
    'href',
    '/admin/communication',
  );
  expect(screen.getByText(/The server’s clock is wrong/)).toBeVisible();
  mail = true;
  const again = screen.getAllByRole('button', { name: 'Check again' });
  await user.click(again[0] as HTMLElement);
  expect(await screen.findByText('Emails go out')).toBeVisible();
});
