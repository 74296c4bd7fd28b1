import { account } from './account';
import { court } from './court';
import { frame } from './frame';
import { passQueue } from './pass-queue';
import { payments } from './payments';
import { places } from './places';

/** Every sentence of the mails in Québec French. */
export const fr = { ...frame, ...account, ...passQueue, ...payments, ...places, ...court };
