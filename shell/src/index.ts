import { breathe } from './breathe';

/** Lets the title that stands in the page be drawn before anything else is done; a hidden tab draws nothing. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    // Not every browser tells of its paints.
    setTimeout(resolve, 500);
  });

/*
 * What the shell shares is set up piece by piece: all of it in one go holds a phone up for a third of a second. The
 * imports are also the boundary that lets the federation runtime settle who provides what before it is used.
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
