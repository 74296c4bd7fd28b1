/** Lets the browser draw, and hear the person, between two long pieces of work. */
const breathe = (): Promise<unknown> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));

/*
 * What the shell shares is set up piece by piece: all of it in one go holds a phone up for a third of a second. The
 * imports are also the boundary that lets the federation runtime settle who provides what before it is used.
 */
const start = async (): Promise<void> => {
  await import('react-dom/client');
  await breathe();
  await import('react-router-dom');
  await breathe();
  await import('react-intl');
  await import('shared-api');
  await breathe();
  await import('shared-ui');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
};

void start();
