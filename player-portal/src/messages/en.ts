import { attendance } from './en/attendance';
import { home } from './en/home';
import { payments } from './en/payments';
import { sessions } from './en/sessions';

/** The player portal's texts in English, the source. */
export const en = { ...attendance, ...home, ...payments, ...sessions } as const;
