import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPage } from '../../src/data/listing';

test('when rows and total both fail, the call fails once and nothing is left that would end the process', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const away = () => Promise.reject(new Error('away'));
  const query: object = Object.assign(away(), { limit: () => query, offset: () => query });
  await expect(readPage(query as never, { pageSize: 10 }, away, String)).rejects.toThrow('away');
  await nextTurn();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
