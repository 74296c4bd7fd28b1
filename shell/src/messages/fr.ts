import { fr as error } from '../features/error/messages/fr';
import { fr as layout } from '../layout/messages/fr';
import { fr as remotes } from '../remotes/messages/fr';
import type { en } from './en';

/** The texts of the shell's frame in French. */
export const fr = { ...layout, ...remotes, ...error } satisfies Record<keyof typeof en, string>;
