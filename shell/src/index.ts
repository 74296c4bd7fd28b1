import { yieldToBrowser } from './yield-to-browser';

/** Lets the title in the page be painted first; a hidden tab never paints. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    // Not every browser reports paints.
    setTimeout(resolve, 500);
  });

/*
 * The shared modules are evaluated piece by piece: all at once would block a phone for a third of a second.
 * The imports are also the asynchronous boundary at which the federation runtime resolves who provides what.
 */
const start = async (): Promise<void> => {
  await firstPaint();
  await import('react-dom/client');
  await yieldToBrowser();
  await import('react-router-dom');
  await yieldToBrowser();
  await import('react-intl');
  await yieldToBrowser();
  await import('shared-api');
  const { pieces } = await import(/* webpackMode: "eager" */ 'shared-ui/start');
  for (const piece of pieces) {
    await yieldToBrowser();
    await piece();
  }
  await yieldToBrowser();
  await import('shared-ui');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ './bootstrap');
};

void start();
