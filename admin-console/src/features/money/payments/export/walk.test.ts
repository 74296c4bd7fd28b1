import { ApiError, type Payment } from 'shared-api';
import { listPayments } from '../../api';
import { type ExportProgress, walkPayments } from './walk';

jest.mock('../../api', () => ({ listPayments: jest.fn() }));
const listing = jest.mocked(listPayments);

const page = (total: number, ...ids: string[]) => ({ total, rows: ids.map((id) => ({ id }) as Payment) });
const walk = async (filters = {}, signal = new AbortController().signal) => {
  const told: ExportProgress[] = [];
  const payments = await walkPayments(filters, (at) => told.push(at), signal);
  return { told, ids: payments.map(({ id }) => id) };
};

beforeEach(() => listing.mockReset());

test('every page of the selection is read, and progress is told; a payment that comes twice counts once', async () => {
  listing.mockResolvedValueOnce(page(1500, 'a', 'b')).mockResolvedValueOnce(page(1500, 'b', 'c'));
  expect(await walk({ status: 1 })).toEqual({
    ids: ['a', 'b', 'c'],
    told: [
      { done: 1000, total: 1500 },
      { done: 1500, total: 1500 },
    ],
  });
  expect(listing.mock.calls.map(([query]) => query)).toEqual([
    { status: 1, page: 1, pageSize: 1000 },
    { status: 1, page: 2, pageSize: 1000 },
  ]);
});

test('an export that is stopped asks for nothing more', async () => {
  const control = new AbortController();
  listing.mockImplementation(async () => {
    control.abort();
    return page(5000);
  });
  await expect(walk({}, control.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(listing).toHaveBeenCalledTimes(1);
});

test('a selection that shrinks while it is walked through ends the walk', async () => {
  listing.mockResolvedValueOnce(page(5000)).mockResolvedValueOnce(page(1200));
  expect((await walk()).told).toEqual([
    { done: 1000, total: 5000 },
    { done: 1200, total: 1200 },
  ]);
});

test('a page that is refused ends the walk, and says why', async () => {
  const error = new ApiError({ code: 'notLoggedIn', status: 401 });
  listing.mockResolvedValueOnce(page(5000)).mockRejectedValueOnce(error);
  await expect(walk()).rejects.toBe(error);
});
