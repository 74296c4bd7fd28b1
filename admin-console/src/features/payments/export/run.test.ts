import { ApiError, rawPayments } from 'shared-api';
import type { ExportOrder, ExportPlan } from './protocol';
import { type ExportWorker, runExport } from './run';

jest.mock('shared-api', () => ({ ...jest.requireActual('shared-api'), rawPayments: jest.fn() }));
const listing = jest.mocked(rawPayments);

const plan = { format: 'csv' } as ExportPlan;
const page = (total: number) => ({ content: new ArrayBuffer(2), total });

const workerThat = (answer: (order: ExportOrder, worker: ExportWorker) => void) => {
  const orders: ExportOrder[] = [];
  const worker: ExportWorker = {
    onmessage: null,
    onerror: null,
    terminate: jest.fn(),
    postMessage(order) {
      orders.push(order);
      answer(order, worker);
    },
  };
  return { worker, orders };
};
const answersAtTheEnd = (order: ExportOrder, worker: ExportWorker) => {
  if (order.kind !== 'finish') return;
  worker.onmessage?.({ data: { kind: 'file', file: new Blob(['abc']) } } as MessageEvent);
};

beforeEach(() => listing.mockReset());

test('every page of the selection goes to the worker, and progress is told', async () => {
  listing.mockResolvedValueOnce(page(1500)).mockResolvedValueOnce(page(1500));
  const { worker, orders } = workerThat(answersAtTheEnd);
  const told: unknown[] = [];
  const file = await runExport(
    worker,
    plan,
    { status: 1 },
    (at) => told.push(at),
    new AbortController().signal,
  );
  expect(file.size).toBe(3);
  expect(listing.mock.calls.map(([query]) => query)).toEqual([
    { status: 1, page: 1, pageSize: 1000 },
    { status: 1, page: 2, pageSize: 1000 },
  ]);
  expect(orders.map(({ kind }) => kind)).toEqual(['start', 'page', 'page', 'finish']);
  expect(told).toEqual([
    { done: 1000, total: 1500 },
    { done: 1500, total: 1500 },
  ]);
  expect(worker.terminate).toHaveBeenCalled();
});

test('an export that is stopped ends its worker and asks for nothing more', async () => {
  const control = new AbortController();
  listing.mockImplementation(async () => {
    control.abort();
    return page(5000);
  });
  const { worker, orders } = workerThat(() => {});
  await expect(runExport(worker, plan, {}, () => {}, control.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(listing).toHaveBeenCalledTimes(1);
  expect(orders.map(({ kind }) => kind)).toEqual(['start']);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a selection that shrinks while it is walked through ends the walk', async () => {
  listing.mockResolvedValueOnce(page(5000)).mockResolvedValueOnce(page(1200));
  const { worker } = workerThat(answersAtTheEnd);
  const told: unknown[] = [];
  await runExport(worker, plan, {}, (at) => told.push(at), new AbortController().signal);
  expect(told).toEqual([
    { done: 1000, total: 5000 },
    { done: 1200, total: 1200 },
  ]);
});

test('a page that is refused ends the worker, and says why', async () => {
  const error = new ApiError({ code: 'notLoggedIn', status: 401 });
  listing.mockResolvedValueOnce(page(5000)).mockRejectedValueOnce(error);
  const { worker, orders } = workerThat(() => {});
  await expect(runExport(worker, plan, {}, () => {}, new AbortController().signal)).rejects.toBe(error);
  expect(orders.map(({ kind }) => kind)).toEqual(['start', 'page']);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that fails makes the export fail', async () => {
  listing.mockResolvedValue(page(0));
  const { worker } = workerThat((order, self) => {
    if (order.kind === 'finish') self.onmessage?.({ data: { kind: 'failed' } } as MessageEvent);
  });
  await expect(runExport(worker, plan, {}, () => {}, new AbortController().signal)).rejects.toThrow('failed');
  expect(worker.terminate).toHaveBeenCalled();
});
