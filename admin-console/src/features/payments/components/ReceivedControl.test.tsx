import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentStatus } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { payment } from '../../../testing/rows';
import { ReceivedControl } from './ReceivedControl';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (answer: { status?: number; body?: unknown } = payment) => {
  const asked = serve(() => answer);
  const written = () => asked.by('PUT');
  const hands = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    written,
    ...renderPage(<ReceivedControl payment={payment} />, '/admin/payments'),
    hands,
  };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sent = [{ method: 'PUT', body: { status: PaymentStatus.Completed } }];

test('a transfer is marked as received at one press, and written down when nobody takes it back', async () => {
  const { written, hands } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  expect(screen.getByText('Completed')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Payment of Zoé Roy marked as received');
  await pass(5000);
  expect(written()).toEqual([]);
  await pass(2000);
  expect(written()).toMatchObject(sent);
});

test('taken back, nothing is sent', async () => {
  const { written, hands } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  await hands.click(screen.getByRole('button', { name: 'Undo: Zoé Roy' }));
  expect(screen.getByText('Pending')).toBeInTheDocument();
  await pass(10_000);
  expect(written()).toEqual([]);
});

test.each(['leaving the page', 'closing the tab'])('%s does not lose it', async (way) => {
  const { written, hands, unmount } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  if (way === 'leaving the page') unmount();
  else act(() => void dispatchEvent(new Event('pagehide')));
  await pass(0);
  expect(written()).toMatchObject(sent);
});

test('what the server refuses is pending again', async () => {
  const { hands } = start(new Answer(409, { code: 'illegalTransition', message: 'Not possible' }));
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  await pass(7000);
  expect(screen.getByText('Pending')).toBeInTheDocument();
});
