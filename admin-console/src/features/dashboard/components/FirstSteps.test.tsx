import { screen, waitFor, within } from '@testing-library/react';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { FirstSteps } from './FirstSteps';

const steps = { name: true, paymentEmail: false, place: false, season: false, invitation: false };

test('a new club sees what is left to do, each step with its way, and may hide the list', async () => {
  let firstSteps: typeof steps | null = steps;
  const sent = serve(({ method }) => {
    if (method !== 'GET') firstSteps = null;
    return { system: { firstSteps } };
  });
  const { user } = renderPage(<FirstSteps />, '/admin');
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Name your club')).toHaveTextContent('(done)');
  expect(list.getByRole('link', { name: 'Say where payments go' })).toHaveAttribute(
    'href',
    '/admin/settings?section=club',
  );
  expect(list.getByRole('link', { name: 'Create a season' })).toHaveAttribute('href', '/admin/seasons');
  await user.click(list.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
  expect(sent.by('GET').length).toBeGreaterThan(0);
});
