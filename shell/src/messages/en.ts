import { en as error } from '../features/error/messages/en';
import { en as layout } from '../layout/messages/en';
import { en as remotes } from '../remotes/messages/en';

/** The texts of the shell's frame; each folder has its own. English is the source. */
export const en = { ...layout, ...remotes, ...error };
