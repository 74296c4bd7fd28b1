import type { en } from './en';
import { attendance } from './fr/attendance';
import { home } from './fr/home';
import { payments } from './fr/payments';
import { sessions } from './fr/sessions';

/** The player portal's texts in French, as Québec writes it. */
export const fr = { ...attendance, ...home, ...payments, ...sessions } as const satisfies Record<
  keyof typeof en,
  string
>;
