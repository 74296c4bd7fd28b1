/** Work by key: for each key, what is asked for first begins first, and only so much is under way at once. */
export interface KeyedQueue {
  /** Waits until it is the work's turn, and does it. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce how much is under way for one key */
export function createKeyedQueue(atOnce: number): KeyedQueue {
  const lines = new Map<string, { underWay: number; waiting: (() => void)[] }>();

  return {
    async run(key, work) {
      const line = lines.get(key) ?? { underWay: 0, waiting: [] };
      lines.set(key, line);
      if (line.underWay === atOnce) await new Promise<void>((begin) => line.waiting.push(begin));
      else line.underWay++;
      try {
        return await work();
      } finally {
        // Whoever comes next takes this one's turn over, so that a newcomer cannot.
        const next = line.waiting.shift();
        if (next) next();
        else if (--line.underWay === 0) lines.delete(key);
      }
    },
  };
}
