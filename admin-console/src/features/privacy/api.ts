import { type CallInput, call, defineMutation, listQueryOf, queryOf, shown } from 'shared-api';

export type RequestFilters = NonNullable<CallInput<'GET /api/v1/PrivacyRequests'>['query']>;
export type IncidentFilters = NonNullable<CallInput<'GET /api/v1/Incidents'>['query']>;

const changes = ['privacy'] as const;

/** One page of the filtered requests about personal information. */
export const requestsQuery = (filters: RequestFilters) =>
  listQueryOf(['privacy', 'requests', filters], 'GET /api/v1/PrivacyRequests', { query: filters });

/** A request's current state, bypassing caches. */
export const findRequest = (id: string) => call('GET /api/v1/PrivacyRequests/{id}', { params: { id } });
export const createRequest = defineMutation('POST /api/v1/PrivacyRequests', { changes });
export const updateRequest = defineMutation('PUT /api/v1/PrivacyRequests/{id}', { changes });
export const deleteRequest = defineMutation('DELETE /api/v1/PrivacyRequests/{id}', { changes });

/** One page of the register of incidents. */
export const incidentsQuery = (filters: IncidentFilters) =>
  listQueryOf(['privacy', 'incidents', filters], 'GET /api/v1/Incidents', { query: filters });

/** An incident's current state, bypassing caches. */
export const findIncident = (id: string) => call('GET /api/v1/Incidents/{id}', { params: { id } });
export const createIncident = defineMutation('POST /api/v1/Incidents', { changes });
export const updateIncident = defineMutation('PUT /api/v1/Incidents/{id}', { changes });
export const deleteIncident = defineMutation('DELETE /api/v1/Incidents/{id}', { changes });

/** How long what the club knows of people is kept. */
export const retentionQuery = () => queryOf(['privacy', 'retention'], 'GET /api/v1/Retention', {});
export const saveRetention = defineMutation('PUT /api/v1/Retention', {
  changes,
  answers: (saved) => [shown(retentionQuery(), saved)],
});

/** What some periods would take next. */
export const goesNextQuery = (periods: NonNullable<CallInput<'GET /api/v1/Retention/next'>['query']>) =>
  queryOf(['privacy', 'retention', periods], 'GET /api/v1/Retention/next', { query: periods });
