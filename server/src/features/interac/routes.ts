import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { importStatement, previewStatement } from './import';
import { listTransfers } from './list';
import { fetchNotices } from './mailbox/fetch';
import { changeMailbox, showMailbox } from './mailbox/settings';
import { decideTransfer } from './service';
import { findTransfer } from './store';
import { suggestPayments } from './suggestions';

/** Transfers received on the club's account. */
export function transferRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('POST /api/v1/Transfers/preview', {
    apart: ({ services, body, locale }) => previewStatement(services, body, { locale }),
  });
  route('POST /api/v1/Transfers/import', {
    apart: ({ services, body, caller, locale }) => importStatement(services, body, { caller, locale }),
  });

  route('GET /api/v1/Transfers/mailbox', () => showMailbox(services));
  route('PUT /api/v1/Transfers/mailbox', ({ services, body, caller }) =>
    changeMailbox(services, body, caller),
  );
  route('POST /api/v1/Transfers/mailbox/fetch', {
    apart: async ({ services }) => {
      await fetchNotices(services);
      return showMailbox(services);
    },
  });

  route('GET /api/v1/Transfers', ({ query, locale, reply }) =>
    answerPage(reply, listTransfers(db, query, locale)),
  );
  route('GET /api/v1/Transfers/{id}/suggestions', async ({ params, query, locale }) => {
    const transfer = (await findTransfer(db, params.id)) ?? refuse('transferNotFound');
    return suggestPayments(db, transfer, { ...query, locale });
  });

  route('PUT /api/v1/Transfers/{id}/decision', ({ services, params, body, caller, locale }) =>
    decideTransfer(services, params.id, body, { caller, locale }),
  );
}
