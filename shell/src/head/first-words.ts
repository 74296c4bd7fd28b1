import { type FirstWords, path, remote } from './facts';

const parts = ['kicker', 'title', 'lead'] as const satisfies (keyof FirstWords)[];

/**
 * Writes the page's title into the frame that stands in the page before the app does: whoever waits on the metro can
 * read where they are. The words come from the portal's release, like the page that will take their place.
 */
export const showFirstWords = (): void => {
  const words = remote?.words?.find(({ on }) => on.includes(path));
  const frame = document.querySelector<HTMLElement>('[data-first-paint]');
  // To somebody who is logged in the home page says something else.
  const other = words?.look === 'hero' && localStorage.getItem('token') !== null;
  if (!words || !frame || other) return;
  frame.dataset.look = words.look;
  for (const part of parts) {
    const place = frame.querySelector(`[data-part="${part}"]`);
    if (place) place.textContent = words[part] ?? '';
  }
};
