/** Yields to the browser between two long tasks, so that it can paint and handle input. */
export const yieldToBrowser = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
