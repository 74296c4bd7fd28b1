import { attendance } from './en/attendance';
import { club } from './en/club';
import { home } from './en/home';
import { payments } from './en/payments';
import { plans } from './en/plans';
import { profile } from './en/profile';
import { sessions } from './en/sessions';

/** The player portal's texts in English, the source. */
export const en = {
  ...attendance,
  ...club,
  ...home,
  ...payments,
  ...plans,
  ...profile,
  ...sessions,
} as const;
