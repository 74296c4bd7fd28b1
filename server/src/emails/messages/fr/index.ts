import { account } from './account';
import { court } from './court';
import { frame } from './frame';
import { payments } from './payments';
import { places } from './places';

/** Every sentence of the mails in French, as Québec writes it. */
export const fr = { ...frame, ...account, ...payments, ...places, ...court };
