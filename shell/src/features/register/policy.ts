import { plain, rules } from 'shared-api';

/** A username made of somebody's names, without accents: Zoé Deslauriers is `zoe-deslauriers`. */
export const proposedUsername = (firstName: string, lastName: string): string =>
  plain(`${firstName} ${lastName}`)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, rules.username.max - 3)
    .replace(/^-|-$/g, '');

/** The next one to try when a username is taken: `zoe-roy`, `zoe-roy-2`, `zoe-roy-3`. */
export const nextUsername = (taken: string): string => {
  const [, stem = taken, number = '1'] = /^(.*)-(\d{1,3})$/.exec(taken) ?? [];
  return `${stem}-${Number(number) + 1}`.slice(-rules.username.max);
};
