import { screen, waitFor } from '@testing-library/react';
import type { DoorNote } from 'shared-api';
import { Answer, errorReply, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Remarks } from './Remarks';

const at = '2026-11-28T15:05:00.000Z';
const note = (id: string, other: Partial<DoorNote['event']>): DoorNote['event'] => ({
  ...{ id, kind: 'paid', person: 'ana', method: 'cash', device: 'd1', sequence: 1, remark: null },
  ...{ deviceTime: at, happenedOn: at, receivedOn: at },
  ...other,
});

test('the desk sees what did not fit, whose page it is about, and notes it', async () => {
  let open: DoorNote[] = [
    { event: note('e1', { remark: 'becameCredit' }), name: 'Ana Roy', userId: 'ana' },
    { event: note('e2', { remark: 'personGone', kind: 'here', person: null }), name: '' },
  ];
  let isReached = false;
  const asked = serve(({ method, url }) => {
    if (method === 'GET') return open;
    if (!isReached) return errorReply(503, 'unavailable');
    open = open.filter(({ event }) => !url.pathname.includes(event.id));
    return new Answer(204);
  });
  const { user } = renderPage(<Remarks session="s1" />, '/admin/sessions/s1');
  const link = await screen.findByRole('link', { name: /Ana Roy: Paid in cash$/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/ana'));
  expect(screen.getByText('Nothing was owed: this cash is credit.')).toBeVisible();
  const noted = screen.getByRole('button', { name: /^Noted: .+Ana Roy/ });
  await user.click(noted);
  expect(await screen.findByText(/Ana Roy: Paid in cash: /)).toBeVisible();
  await waitFor(() => expect(noted).toBeEnabled());
  isReached = true;
  await user.click(noted);
  await waitFor(() => expect(link).not.toBeInTheDocument());
  expect(screen.getByText('This person is no longer on the club’s list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Noted: / }));
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  expect(asked.to('POST /api/v1/Sessions/s1/door-remarks/e1/noted')).toHaveLength(2);
});
