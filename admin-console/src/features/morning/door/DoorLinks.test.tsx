import { screen, waitFor } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { DoorLinks } from './DoorLinks';

const link = {
  ...{ id: 'l1', madeBy: 'Ada Boss' },
  ...{ createdOn: '2099-01-10T12:00:00Z', expiresOn: '2099-01-11T05:00:00Z' },
};

test('a new link is shown once, as a QR code and to copy; a link can be ended', async () => {
  let links: (typeof link)[] = [];
  const asked = serve(({ method }) => {
    if (method === 'GET') return links;
    links = method === 'POST' ? [link] : [];
    return method === 'POST' ? new Answer(201, { ...link, secret: 'A'.repeat(43) }) : new Answer(204);
  });
  const { user } = renderPage(<DoorLinks session="s1" />, '/admin/sessions/s1');
  const open = screen.getByRole('button', { name: 'Link for a shared phone' });
  await user.click(open);
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(open);
  expect(await screen.findByText(/^Ada Boss: works until Jan 11, 2099/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByText(/^Ada Boss/)).not.toBeInTheDocument());
  expect(asked.to('DELETE /api/v1/Sessions/s1/door-links/l1')).toHaveLength(1);
});
