/** Repeats some work while there is any, and checks for more every two seconds. */
export type Loop = ReturnType<typeof createLoop>;

const idleMs = 2_000;
const soonMs = 30;

/**
 * Creates a loop. It awaits every batch, for prompt shutdown and exact tests.
 * @param runBatch does a batch and returns its size; `stopping` aborts on shutdown
 * @param onFailure called when a batch throws; the loop continues
 */
export function createLoop(
  runBatch: (stopping: AbortSignal) => Promise<number>,
  onFailure: (error: unknown) => void,
) {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let wakes = 0;
  /** Whether a round is running, or starts within `soonMs`. */
  let isSoon = false;

  const runTurn = async () => {
    const before = wakes;
    const count = await runBatch(stopping.signal).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
    if (started) schedule(count > 0 ? 0 : before !== wakes ? soonMs : idleMs);
  };

  const schedule = (delay: number) => {
    clearTimeout(timer);
    isSoon = delay <= soonMs;
    timer = setTimeout(() => {
      isSoon = true;
      running = runTurn();
    }, delay);
  };

  return {
    start(): void {
      started = true;
      schedule(0);
    },
    /** Lets the running batch finish, and starts no others. */
    async stop(): Promise<void> {
      started = false;
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    /** Does all pending work; for tests. */
    async drain(): Promise<void> {
      while ((await runBatch(stopping.signal)) > 0);
    },
    /**
     * Checks soon instead of at the next regular time, for work written in a transaction that is about to commit. Never
     * postpones a check, however often it is called.
     */
    wake(): void {
      wakes++;
      if (started && !isSoon) schedule(soonMs);
    },
  };
}
