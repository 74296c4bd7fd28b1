/*
 * Runs as a blocking script of its own in the page's head, so that the first thing drawn already has the right
 * theme, and shows nobody what is not for them. It imports nothing: the keys are those of `preference.ts` and of the
 * login's storage, and a test holds them together.
 */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; the system then decides, and nobody is logged in.
    return null;
  }
};
const chosen = stored('theme');
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const { dataset } = document.documentElement;
dataset.theme = dark ? 'dark' : 'light';
// Asked for once the style sheets are there, so that they and the fonts come first on a slow line.
const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
if (later) document.head.append(later.content);
// The first question makes the browser list all languages that it has dates for: while the scripts arrive it has the time.
globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
if (stored('token')) dataset.member = '';
if (location.search) dataset.query = '';
