import { eq, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { Calls, Incident, IncidentChange, IncidentDraft, Shape } from 'shared-api/contract';
import { type Listed, orderOf, readPage } from '../../data/listing';
import { type Db, firstOf, type Tx, valuesFor } from '../../data/rows';
import { incidents } from '../../data/schema';
import { finds, searchedSql } from '../../data/search';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../log/write';
import { assertCome, keptUntil, untoldOf } from './rules';

/** The register of confidentiality incidents, in which each stays for five years (CQLR c. P-39.1, s. 3.8). */
export function incidentRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Incidents', ({ query }) => listIncidents(db, query));
  route('GET /api/v1/Incidents/{id}', ({ params }) => requireIncident(db, params.id));
  route('POST /api/v1/Incidents', ({ services, body, caller }) => createIncident(services, body, caller));
  route('PUT /api/v1/Incidents/{id}', ({ services, params, body, caller }) =>
    changeIncident(services, params.id, body, caller),
  );
  route('DELETE /api/v1/Incidents/{id}', ({ services, params, caller }) =>
    deleteIncident(services, params.id, caller),
  );
}

function toIncident({ createdOn: _, ...row }: typeof incidents.$inferSelect): Incident {
  return { ...row, untold: untoldOf(row), keptUntil: keptUntil(row.noticedOn) };
}

type Filters = Shape<Calls['GET /api/v1/Incidents']>['query'];

function listIncidents(db: Db, filters: Filters): Promise<Listed<Incident>> {
  const { what, information, noticedOn, id } = incidents;
  const where = finds(searchedSql(sql`${what} || ' ' || ${information}`), filters.search);
  const order = orderOf(filters.sort, { noticedOn: sql`${noticedOn}` }, '-noticedOn', sql`${id}`);
  const query = db.select().from(incidents).where(where).orderBy(order).$dynamic();
  return readPage(query, filters, () => db.$count(incidents, where), toIncident);
}

const lockIncident = (tx: Tx, id: string) =>
  firstOf(tx.select().from(incidents).where(eq(incidents.id, id)).for('update'));

/** One incident. @throws AppError `incidentNotFound` */
async function requireIncident(db: Db, id: string): Promise<Incident> {
  const row = await firstOf(db.select().from(incidents).where(eq(incidents.id, id)));
  return row ? toIncident(row) : refuse('incidentNotFound');
}

/** Enters an incident in the register. */
async function createIncident(
  { db: tx, clock }: Command,
  draft: IncidentDraft,
  actor: Admin,
): Promise<Incident> {
  const [row] = await tx
    .insert(incidents)
    .values(valuesOf(draft, clubDate(clock.now())))
    .returning();
  const after = row ? toIncident(row) : refuse('incidentNotFound');
  await audit(tx, actor, {
    action: 'incident.create',
    entityId: after.id,
    about: [],
    after: auditable(after),
  });
  return after;
}

/** Changes an incident. */
async function changeIncident(
  { db: tx, clock }: Command,
  id: string,
  { version, ...draft }: IncidentChange,
  actor: Admin,
): Promise<Incident> {
  const locked = (await lockIncident(tx, id)) ?? refuse('incidentNotFound');
  if (version !== undefined && version !== locked.version) return refuse('changedMeanwhile');
  const values = valuesOf(draft, clubDate(clock.now()));
  const [row] = await tx
    .update(incidents)
    .set({ ...values, version: sql`${incidents.version} + 1` })
    .where(eq(incidents.id, id))
    .returning();
  const after = row ? toIncident(row) : refuse('incidentNotFound');
  await audit(tx, actor, {
    action: 'incident.update',
    entityId: id,
    about: [],
    before: auditable(toIncident(locked)),
    after: auditable(after),
  });
  return after;
}

/** Deletes an incident that need not be kept any more. */
async function deleteIncident({ db: tx, clock }: Command, id: string, actor: Admin): Promise<void> {
  const before = toIncident((await lockIncident(tx, id)) ?? refuse('incidentNotFound'));
  if (clubDate(clock.now()) < before.keptUntil) return refuse('incidentKept');
  await tx.delete(incidents).where(eq(incidents.id, id));
  await audit(tx, actor, { action: 'incident.delete', entityId: id, about: [], before: auditable(before) });
}

/** The stored form of a draft. @throws AppError `validation` */
function valuesOf(draft: IncidentDraft, today: string) {
  const { noticedOn, commissionToldOn, peopleToldOn } = draft;
  assertCome({ noticedOn, commissionToldOn, peopleToldOn }, today);
  return valuesFor(incidents, {
    ...draft,
    happened: draft.happened.trim(),
    what: draft.what.trim(),
    information: draft.information.trim(),
    whom: draft.whom.trim(),
    reasons: draft.reasons.trim(),
    measures: draft.measures.trim(),
  });
}

/** The log has days and figures; the words are in the register alone. */
const auditable = ({ noticedOn, people, serious, commissionToldOn, peopleToldOn }: Incident): object => ({
  noticedOn,
  people,
  serious,
  commissionToldOn,
  peopleToldOn,
});
