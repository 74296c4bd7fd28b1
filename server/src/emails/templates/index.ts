import type { Templates } from '../template';
import { account } from './account';
import { answers } from './answers';
import { interac } from './interac';
import { late } from './late';
import { news } from './news';
import { passQueue } from './pass-queue';
import { passes } from './passes';
import { payments } from './payments';
import { places } from './places';
import { waiting } from './waiting';

/** Every e-mail the product sends, by name. */
export const templates: Templates = {
  ...account,
  ...answers,
  ...interac,
  ...late,
  ...news,
  ...passes,
  ...passQueue,
  ...payments,
  ...places,
  ...waiting,
};
