import { account } from './account';
import { court } from './court';
import { frame } from './frame';
import { payments } from './payments';

/** Every sentence of the mails in English, the source. */
export const en = { ...frame, ...account, ...payments, ...court };
