import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerPage } from '../../src/http/page';

test('when rows and total both fail, the call fails once and nothing is left that would end the process', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const away = () => Promise.reject(new Error('away'));
  await expect(answerPage({} as never, { pageSize: 10 }, away(), away)).rejects.toThrow('away');
  await nextTurn();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
