import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { PaymentMethod, PaymentStatus } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { payment } from '../../testing/rows';
import { ReceivedControl } from './ReceivedControl';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What a test shows next, in the same place. */
let show: (next: ReactNode) => void;
function Shown() {
  const [now, setNow] = useState<ReactNode>(<ReceivedControl payment={payment} />);
  show = setNow;
  return now;
}

const start = (answer: { status?: number; body?: unknown } = payment) => {
  const asked = serve(() => answer);
  const written = () => asked.by('PUT');
  const hands = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    written,
    ...renderPage(<Shown />, '/admin/payments'),
    rerenderWith: (next: ReactNode) => act(() => show(next)),
    hands,
  };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sent = [{ method: 'PUT', body: { status: PaymentStatus.Completed } }];

test('a transfer is marked as received at one press, and written down when nobody takes it back', async () => {
  const { written, hands } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  expect(screen.getByText('Completed')).toBeInTheDocument();
  expect(await screen.findByText('Zoé Roy, $10.00: marked as received')).toBeVisible();
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

test('it survives another page of the console: there it can be undone, and is sent in its time', async () => {
  const { written, hands, queries, unmount } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  unmount();
  await pass(2000);
  expect(written()).toEqual([]);
  renderPage(<ReceivedControl payment={payment} />, '/admin/outstanding');
  expect(screen.getByRole('button', { name: 'Undo: Zoé Roy' })).toBeInTheDocument();
  await pass(4000);
  expect(written()).toMatchObject(sent);
  expect(queries.isMutating()).toBe(0);
});

test('on a page without it, what it was is said with its undo', async () => {
  const { written, hands, rerenderWith } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  rerenderWith(<p>Dashboard</p>);
  expect(await screen.findByText('Zoé Roy, $10.00: marked as received')).toBeVisible();
  await hands.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(10_000);
  expect(written()).toEqual([]);
  expect(screen.queryByText(/marked as received/)).not.toBeInTheDocument();
});

test('of two, each is undone by its own name, the last one first', async () => {
  const { written, hands, rerenderWith } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  const other = { ...payment, id: 'p2', userName: 'Ali Zed', amount: 95 };
  rerenderWith(<ReceivedControl payment={other} />);
  await hands.click(screen.getByRole('button', { name: 'Mark received: Ali Zed' }));
  rerenderWith(<p>Dashboard</p>);
  expect(await screen.findByText('Ali Zed, $95.00: marked as received')).toBeVisible();
  await hands.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Zoé Roy, $10.00: marked as received')).toBeVisible();
  await pass(7000);
  expect(screen.queryByText(/marked as received/)).not.toBeInTheDocument();
  expect(written()).toMatchObject(sent);
});

test.each(['pagehide', 'visibilitychange'])('a page that hides sends it at once (%s)', async (way) => {
  const { written, hands } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void (way === 'pagehide' ? window : document).dispatchEvent(new Event(way)));
  hidden.mockRestore();
  expect(written()).toMatchObject(sent);
  await pass(10_000);
  expect(written()).toHaveLength(1);
});

test('the date and the method are those at the press, whatever is chosen afterwards', async () => {
  const { written, hands, rerenderWith } = start();
  const how = { paymentDate: '2026-11-03', method: PaymentMethod.Cash };
  rerenderWith(<ReceivedControl payment={payment} how={how} />);
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  rerenderWith(<ReceivedControl payment={payment} how={{ ...how, paymentDate: '2026-11-10' }} />);
  await pass(7000);
  expect(written()).toMatchObject([{ body: { status: PaymentStatus.Completed, ...how } }]);
});

test('once it is recorded, the chip says what the server says: a refund too', async () => {
  const { hands, rerenderWith } = start();
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  await pass(7000);
  rerenderWith(<ReceivedControl payment={{ ...payment, status: PaymentStatus.Refunded }} />);
  expect(screen.getByText('Refunded')).toBeInTheDocument();
  expect(screen.queryByText('Completed')).toBeNull();
});

test('what the server refuses is pending again', async () => {
  const { hands } = start(new Answer(409, { code: 'illegalTransition', message: 'Not possible' }));
  await hands.click(screen.getByRole('button', { name: 'Mark received: Zoé Roy' }));
  await pass(7000);
  expect(screen.getByText('Pending')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Zoé Roy, $10.00: Not possible');
});
