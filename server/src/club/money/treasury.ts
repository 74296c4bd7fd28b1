import { answerPage } from '../../http/replies';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { enterForCredit, listDebtors, readAccount, remind, sumOfDebts } from './debtors';
import { listAccountEntries } from './entries';
import { changeMonth, linesOfMonth, listMonths, readMonth } from './months';
import { decideRefund, listRefunds, sumOfDueRefunds } from './refunds';

/** The club's money for administrators: dues, refunds, and the months of the books. */
export function treasuryRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Balances', ({ query, reply }) => answerPage(reply, listDebtors(db, query)));
  route('GET /api/v1/Balances/summary', async () => {
    const { people, cents } = await sumOfDebts(db);
    return { people, owed: cents / 100 };
  });
  route('POST /api/v1/Balances/remind', ({ services, body, caller }) => remind(services, body, caller));
  route('GET /api/v1/Balances/{id}', ({ params }) => readAccount(db, params.id));
  route('GET /api/v1/Balances/{id}/entries', ({ params, query, reply, locale }) =>
    answerPage(reply, listAccountEntries(db, params.id, query, locale)),
  );
  route('POST /api/v1/Balances/{id}/entries', ({ services, params, body, caller }) =>
    enterForCredit(services, params.id, body, caller),
  );

  route('GET /api/v1/Refunds', ({ query, locale, reply }) =>
    answerPage(reply, listRefunds(db, query, locale)),
  );
  route('GET /api/v1/Refunds/summary', () => sumOfDueRefunds(db));
  route('PUT /api/v1/Refunds/{id}/decision', ({ services, params, body, caller, locale }) =>
    decideRefund(services, params.id, body, { caller, locale }),
  );

  route('GET /api/v1/Months', () => listMonths(services));
  route('GET /api/v1/Months/{month}', ({ params: { month } }) => readMonth(services, month));
  route('GET /api/v1/Months/{month}/entries', ({ params: { month }, locale }) =>
    linesOfMonth(db, month, locale),
  );
  route('PUT /api/v1/Months/{month}', ({ services, params: { month }, body: { closed }, caller }) =>
    changeMonth(services, month, closed, caller),
  );
}
