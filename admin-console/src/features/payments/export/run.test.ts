import { listPayments } from 'shared-api';
import type { ExportOrder, ExportPlan } from './protocol';
import { type ExportWorker, runExport } from './run';

jest.mock('shared-api', () => ({ ...jest.requireActual('shared-api'), listPayments: jest.fn() }));
const listing = jest.mocked(listPayments);

const plan = { format: 'csv' } as ExportPlan;
const page = (count: number, total: number) => ({
  rows: Array.from({ length: count }, (_, index) => ({ id: String(index) })),
  total,
});

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
  worker.onmessage?.({ data: { kind: 'file', content: new ArrayBuffer(3), rows: 0 } } as MessageEvent);
};

beforeEach(() => listing.mockReset());

test('every page of the selection goes to the worker, and progress is told', async () => {
  listing.mockResolvedValueOnce(page(1000, 1500) as never).mockResolvedValueOnce(page(500, 1500) as never);
  const { worker, orders } = workerThat(answersAtTheEnd);
  const told: unknown[] = [];
  const content = await runExport(
    worker,
    plan,
    { status: 1 },
    (at) => told.push(at),
    new AbortController().signal,
  );
  expect(content.byteLength).toBe(3);
  expect(listing.mock.calls.map(([query]) => query)).toEqual([
    { status: 1, page: 1, pageSize: 1000 },
    { status: 1, page: 2, pageSize: 1000 },
  ]);
  expect(orders.map(({ kind }) => kind)).toEqual(['start', 'rows', 'rows', 'finish']);
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
    return page(1000, 5000) as never;
  });
  const { worker, orders } = workerThat(() => {});
  await expect(runExport(worker, plan, {}, () => {}, control.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(listing).toHaveBeenCalledTimes(1);
  expect(orders.map(({ kind }) => kind)).toEqual(['start']);
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that fails makes the export fail', async () => {
  listing.mockResolvedValue(page(0, 0) as never);
  const { worker } = workerThat((order, self) => {
    if (order.kind === 'finish') self.onmessage?.({ data: { kind: 'failed' } } as MessageEvent);
  });
  await expect(runExport(worker, plan, {}, () => {}, new AbortController().signal)).rejects.toThrow('failed');
  expect(worker.terminate).toHaveBeenCalled();
});
