/** Does some kind of work for as long as there is any, and looks for more every two seconds. */
export type Loop = ReturnType<typeof createLoop>;

const idleMs = 2_000;
const soonMs = 30;

/**
 * Makes a loop. It awaits every batch, which makes the shutdown prompt and tests exact.
 * @param runBatch does some of the work and says how much there was; `stopping` aborts when the process wants to end
 * @param onFailure called when a batch throws; the loop goes on
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
  /** Whether a turn is under way, or begins within `soonMs`. */
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
    /** Lets what is under way end, and begins nothing more. */
    async stop(): Promise<void> {
      started = false;
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    /** Does everything there is to do now; for tests. */
    async drain(): Promise<void> {
      while ((await runBatch(stopping.signal)) > 0);
    },
    /**
     * Work has just been written in a transaction that is about to end: looks soon and not at the next regular time. What is
     * soon already is not put off, however often it is woken.
     */
    wake(): void {
      wakes++;
      if (started && !isSoon) schedule(soonMs);
    },
  };
}
