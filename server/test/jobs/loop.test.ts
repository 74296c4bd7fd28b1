import { createLoop } from '../../src/jobs/loop';

const onFailure = (error: unknown) => {
  throw error;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that is written all the time is done meanwhile, and not once nobody writes any more', async () => {
  const runBatch = jest.fn(async () => 0);
  const loop = createLoop(runBatch, onFailure);
  loop.start();
  for (let written = 0; written < 60; written++) {
    loop.wake();
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(runBatch.mock.calls.length).toBeGreaterThan(15);
  await loop.stop();
});

test('what is written during a turn is looked for soon after it, and what is not at the next regular time', async () => {
  let end = () => {};
  const runBatch = jest.fn(
    () =>
      new Promise<number>((resolve) => {
        end = () => resolve(0);
      }),
  );
  const loop = createLoop(runBatch, onFailure);
  loop.start();
  await jest.advanceTimersByTimeAsync(0);
  loop.wake();
  end();
  await jest.advanceTimersByTimeAsync(30);
  expect(runBatch).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(1_900);
  expect(runBatch).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(runBatch).toHaveBeenCalledTimes(3);
  end();
  await loop.stop();
});
