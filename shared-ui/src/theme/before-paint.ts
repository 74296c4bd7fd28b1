/*
 * A blocking script in the page's head, so that the first paint already has the right theme, and hides what
 * is not for this reader. It imports nothing: a test compares its keys with those of `preference.ts` and of
 * the login's storage.
 */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; then the system's theme applies, and nobody is logged in.
    return null;
  }
};
const chosen = stored('theme');
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const { dataset } = document.documentElement;
dataset.theme = dark ? 'dark' : 'light';
// Requested after the style sheets, so that they and the fonts come first on a slow connection.
const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
if (later) document.head.append(later.content);
// The first use makes the browser load its locales; it has time while scripts are loading.
globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
// As the API's answers in the document are taken (shared-api's `ahead.ts`): a browser's history shows it days later.
const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
const at = page?.serverTiming?.find(({ name }) => name === 'at')?.description;
// biome-ignore lint/plugin: before the app's first answer nobody knows better.
if (!(Math.abs(Date.now() - Number(at)) < 20_000)) dataset.old = '';
const preferred = navigator.languages?.find((language) => /^(en|fr)\b/i.test(language));
if (/^fr/i.test(preferred ?? '')) dataset.french = '';
if (stored('token')) dataset.member = '';
if (location.search) dataset.query = '';
