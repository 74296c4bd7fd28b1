/*
 * Runs as a blocking script of its own in the page's head, so that the first thing drawn already has the right
 * theme. It imports nothing: the key is the one of `preference.ts`, and a test holds them together.
 */
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('theme');
} catch {
  // Storage may be forbidden; the system then decides.
}
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
