import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { listAudit } from './list';

/** The audit log. */
export function auditRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Audit', ({ query, reply }) => answerPage(reply, listAudit(db, query)));
}
