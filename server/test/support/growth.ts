/** The shortest of five times, in milliseconds: what else the machine does makes a run longer, never shorter. */
const shortest = async (work: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
};

/**
 * How many times longer something takes for a text four times as long: about 4 where time grows with length, 16 where it
 * grows with its square.
 */
export const growth = async (work: (length: number) => unknown, length: number): Promise<number> => {
  await work(length);
  return (await shortest(() => work(4 * length))) / (await shortest(() => work(length)));
};
