/**
 * The package in pieces, in the order in which they need each other. Set up in one go they would hold a phone up for a
 * third of a second; the shell's start lets the browser draw and hear the person between them.
 */
export const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './mui/layout'),
  () => import(/* webpackMode: "eager" */ './theme/theme'),
  () => import(/* webpackMode: "eager" */ './mui/controls'),
  () => import(/* webpackMode: "eager" */ './mui/surfaces'),
  () => import(/* webpackMode: "eager" */ './mui/navigation'),
  () => import(/* webpackMode: "eager" */ './mui/icons'),
];
