import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { findMailing, progressOf } from '../../outbox/store';
import { listMailings } from './mailings';
import { cancelMailing } from './scheduled';
import { previewMailing, readChosen, readRecipients, sendMailing, sendUnsent, unsubscribe } from './service';
import { readUnsent } from './unsent';

export function communicationRoutes(route: Route): void {
  route('POST /api/v1/Communication/{emailType}', ({ services, params, body, caller }) =>
    sendMailing(services, caller, params.emailType, body),
  );

  route('POST /api/v1/Communication/{emailType}/preview', {
    apart: ({ services, params, body, caller }) => previewMailing(services, caller, params.emailType, body),
  });

  route('GET /api/v1/Communication/recipients', ({ services, query }) => readRecipients(services, query));
  route('POST /api/v1/Communication/recipients', {
    apart: ({ services, body }) => readChosen(services, body),
  });

  route('GET /api/v1/Communication/mailings', ({ services, query, reply }) =>
    answerPage(reply, listMailings(services.db, query)),
  );

  route('GET /api/v1/Communication/mailings/{mailingId}', async ({ services, params: { mailingId } }) => {
    if (!(await findMailing(services.db, mailingId))) return refuse('notFound');
    return progressOf(services.db, mailingId);
  });

  route(
    'DELETE /api/v1/Communication/mailings/{mailingId}',
    async ({ services, params: { mailingId }, caller }) => {
      await cancelMailing(services, mailingId, caller);
      return null;
    },
  );

  route('GET /api/v1/Communication/unsent', ({ services }) => readUnsent(services.db, services.clock.now()));

  route('POST /api/v1/Communication/unsent', ({ services, body, caller }) =>
    sendUnsent(services, caller, body.ids),
  );

  route('GET /api/v1/Communication/unsubscribe', async ({ services, query, locale, reply }) => {
    reply.header('location', `${services.config.publicUrl}${services.pathTo('unsubscribe', locale, query)}`);
    return null;
  });

  route('POST /api/v1/Communication/unsubscribe', async ({ services, query, locale }) => {
    await unsubscribe(services, query.token ?? '');
    return { message: messagesIn(locale).confirmations.unsubscribed };
  });
}
