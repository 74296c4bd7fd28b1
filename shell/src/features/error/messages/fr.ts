import type { en } from './en';

/** The error page of the shell in Québec French. */
export const fr = {
  'shell.crashed.text': 'La page n’a pas pu être affichée. La recharger règle habituellement le problème.',
} as const satisfies Record<keyof typeof en, string>;
