import type { en } from './en';
import { attendance } from './fr/attendance';
import { club } from './fr/club';
import { home } from './fr/home';
import { payments } from './fr/payments';
import { plans } from './fr/plans';
import { profile } from './fr/profile';
import { sessions } from './fr/sessions';

/** The player portal's texts in French, as Québec writes it. */
export const fr = {
  ...attendance,
  ...club,
  ...home,
  ...payments,
  ...plans,
  ...profile,
  ...sessions,
} as const satisfies Record<keyof typeof en, string>;
