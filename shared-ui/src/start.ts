/**
 * The package in pieces, in the order in which they need each other. Set up in one go they would hold a phone up for a
 * third of a second; the shell's start lets the browser draw and hear the person between them.
 */
export const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './door/layout'),
  () => import(/* webpackMode: "eager" */ './theme/theme'),
  () => import(/* webpackMode: "eager" */ './door/controls'),
  () => import(/* webpackMode: "eager" */ './door/surfaces'),
  () => import(/* webpackMode: "eager" */ './door/navigation'),
  () => import(/* webpackMode: "eager" */ './door/icons'),
];
