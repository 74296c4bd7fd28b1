import type { UserChange } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import type { changeSchema } from './schema';

/** The request for a changed user. */
export const changeOf = ({ pass, ...change }: InferType<typeof changeSchema>): UserChange => {
  if (!pass) return change;
  const { startDate, endDate, price } = pass;
  return { ...change, pass: { startDate, endDate, price } };
};
