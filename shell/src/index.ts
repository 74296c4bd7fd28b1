import { breathe } from './breathe';

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
 * The shared modules are evaluated piece by piece: all at once would block a phone for a third of a second. The imports
 * are also the boundary that lets the federation runtime resolve who provides what.
 */
const start = async (): Promise<void> => {
  await firstPaint();
  await import('react-dom/client');
  await breathe();
  await import('react-router-dom');
  await breathe();
  await import('react-intl');
  await breathe();
  await import('shared-api');
  const { pieces } = await import(/* webpackMode: "eager" */ 'shared-ui/start');
  for (const piece of pieces) {
    await breathe();
    await piece();
  }
  await breathe();
  await import('shared-ui');
  await breathe();
  await import(/* webpackMode: "eager" */ './bootstrap');
};

void start();
