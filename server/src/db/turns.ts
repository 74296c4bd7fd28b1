/** Runs work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Turns in order of arrival. @param most how much work is done at a time */
export function createTurns(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
