import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { balanceOf, markSent } from './service';
import { findReceipt, listEntries } from './store';

/** A person's dues and credit. */
export function balanceRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Balances/mine', ({ caller }) => balanceOf(services, caller.id));
  route('GET /api/v1/Balances/mine/entries', ({ caller, query, reply, locale }) =>
    answerPage(reply, listEntries(db, caller.id, query, locale)),
  );
  route('PUT /api/v1/Payments/{id}/sent', ({ services, params, body: { sent }, caller, locale }) =>
    markSent(services, params.id, sent, { userId: caller.id, locale }),
  );
  route('GET /api/v1/Payments/{id}/receipt', async ({ params, caller }) => {
    return (await findReceipt(db, params.id, caller.id)) ?? refuse('paymentNotFound');
  });
}
