/**
 * The package in pieces, in dependency order. Evaluating it at once would block a phone for a third of a second; the
 * shell's start yields to the browser between the pieces.
 */
export const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './mui/layout'),
  () => import(/* webpackMode: "eager" */ './theme/theme'),
  () => import(/* webpackMode: "eager" */ './mui/controls'),
  () => import(/* webpackMode: "eager" */ './mui/surfaces'),
  () => import(/* webpackMode: "eager" */ './mui/icons'),
];
