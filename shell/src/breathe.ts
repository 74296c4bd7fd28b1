/** Lets the browser draw, and hear the person, between two long pieces of work. */
export const breathe = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
