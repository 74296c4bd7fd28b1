import type { Incident, PrivacyRequest } from 'shared-api';
import { defineResource } from 'shared-ui/resource';
import { incidentActions, requestActions } from './actions';
import { type IncidentFilters, incidentsQuery, type RequestFilters, requestsQuery } from './api';
import { kindChoices, kindLabel, stateChoices } from './labels';

/** Requests about personal information. */
export const requests = defineResource<PrivacyRequest, RequestFilters>()({
  pageSizes: [20],
  views: ['cards'],
  query: requestsQuery,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'ui.field.status',
      all: 'console.allStatuses',
      choices: stateChoices,
    },
    { kind: 'choice', name: 'kind', label: 'requests.kind', all: 'requests.allKinds', choices: kindChoices },
  ],
  columns: [
    {
      id: 'askedOn',
      header: 'requests.askedOn',
      sort: 'askedOn',
      cell: ({ askedOn }, { format }) => format.date(askedOn, 'medium'),
    },
  ],
  actions: requestActions,
  nameOf: ({ kind, name }, { text }) => [name || text('requests.gone'), text(kindLabel[kind])].join(', '),
  texts: {
    title: 'requests.title',
    search: 'requests.search',
    failed: 'requests.failed',
    emptyTitle: 'requests.empty.title',
    emptyText: 'requests.empty.text',
  },
});

/** The register of incidents. */
export const incidents = defineResource<Incident, IncidentFilters>()({
  pageSizes: [20],
  views: ['cards'],
  query: incidentsQuery,
  filters: [],
  columns: [
    {
      id: 'noticedOn',
      header: 'incidents.noticedOn',
      sort: 'noticedOn',
      cell: ({ noticedOn }, { format }) => format.date(noticedOn, 'medium'),
    },
  ],
  actions: incidentActions,
  nameOf: ({ noticedOn }, { text, format }) =>
    text('incidents.of', { date: format.date(noticedOn, 'medium') }),
  texts: {
    title: 'incidents.title',
    search: 'incidents.search',
    failed: 'incidents.failed',
    emptyTitle: 'incidents.empty.title',
    emptyText: 'incidents.empty.text',
  },
});
