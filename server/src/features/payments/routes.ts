import { PaymentStatus } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import { countRecipients } from '../../outbox/count-recipients';
import type { Services } from '../../services';
import { logExport } from './export-log';
import { changePayment, createPayment, putStatus, setPaymentStatus } from './service';
import { findPayment, listPayments } from './store';
import { summarise } from './summary';

/** Payments. */
export function paymentRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Payments', async ({ query, reply, locale, caller, client }) => {
    await logExport(services, query, caller, client);
    return answerPage(reply, listPayments(db, query, locale));
  });

  route('GET /api/v1/Payments/pending', async ({ query, reply, locale, caller, client }) => {
    await logExport(services, query, caller, client);
    const pending = { status: PaymentStatus.Pending, sort: 'paymentDate' } as const;
    return answerPage(reply, listPayments(db, { ...query, ...pending }, locale));
  });

  route('GET /api/v1/Payments/summary', ({ query }) => summarise(db, query));
  route('GET /api/v1/Payments/mine', ({ caller, locale, reply }) =>
    answerPage(reply, listPayments(db, { userId: caller.id }, locale)),
  );

  route('GET /api/v1/Payments/{id}', async ({ params, locale }) => {
    return (await findPayment(db, params.id, locale)) ?? refuse('paymentNotFound');
  });

  route('POST /api/v1/Payments', ({ services, body, caller, locale }) =>
    createPayment(services, body, { caller, locale }),
  );

  route('PUT /api/v1/Payments/{id}', ({ services, params, body, caller, locale }) =>
    changePayment(services, params.id, body, { caller, locale }),
  );

  route('PUT /api/v1/Payments/{id}/status', ({ services, params, body, caller, locale }) =>
    setPaymentStatus(services, params.id, body, { caller, locale }),
  );

  route('POST /api/v1/Payments/recipients', async ({ services, body: { ids, status }, caller, locale }) => ({
    people: await countRecipients(services, async (dryRun) => {
      for (const id of ids) await putStatus(dryRun, id, { status }, { caller, locale });
    }),
  }));
}
