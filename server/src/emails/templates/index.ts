import type { Templates } from '../template';
import { account } from './account';
import { answers } from './answers';
import { news } from './news';
import { payments } from './payments';

/** Every e-mail the product sends, by name. */
export const templates: Templates = { ...account, ...answers, ...news, ...payments };
