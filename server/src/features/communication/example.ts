import { type EmailType, PaymentMethod, Plan } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { MailProps } from '../../emails/list';
import { nextSession } from '../sessions/facts';
import { readSettings } from '../settings/store';
import { quotedPasses } from '../subscriptions/offers';

const reference = 'CS-2345-6789';

/** Example values that a player would have and an administrator rarely has, by template and prop. */
async function exampleOf(db: Db, now: Date, template: EmailType): Promise<Record<string, unknown>> {
  const { defaultPrice: amount } = await readSettings(db);
  switch (template) {
    case 'payment-reminder': {
      const session = await nextSession(db, now);
      return { due: [{ amount, reference, plan: Plan.DropIn, date: session?.sessionDate ?? null }] };
    }
    case 'payment-confirmation': {
      const paymentDate = now.toISOString();
      return {
        payment: { amount, reference, plan: Plan.DropIn, method: PaymentMethod.Interac, paymentDate },
      };
    }
    case 'attendance-confirmation':
    case 'attendance-update': {
      const session = await nextSession(db, now);
      return { answer: session && { isAttending: true, session } };
    }
    case 'season-registration-confirmation': {
      const [pass] = await quotedPasses(db, now);
      return pass ? { pass: { startDate: pass.startDate, endDate: pass.endDate, price: pass.price } } : {};
    }
    default:
      return {};
  }
}

/** For a preview: fills missing personal data with an example at the club's prices and dates. */
export async function withExample<Name extends EmailType>(
  db: Db,
  now: Date,
  template: Name,
  props: MailProps[Name],
): Promise<MailProps[Name]> {
  const example = Object.entries(await exampleOf(db, now, template)).filter(([prop]) => {
    const own: unknown = props[prop as keyof typeof props];
    return own === null || (Array.isArray(own) && own.length === 0);
  });
  return { ...props, ...Object.fromEntries(example) };
}
