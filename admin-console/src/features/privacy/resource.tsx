import type { Incident, PrivacyRequest } from 'shared-api';
import { clubDate } from 'shared-ui';
import { DeleteIcon, GroupIcon } from 'shared-ui/details';
import { defineResource, EditIcon, type ListAction } from 'shared-ui/resource';
import {
  deleteIncident,
  deleteRequest,
  type IncidentFilters,
  incidentsQuery,
  type RequestFilters,
  requestsQuery,
} from './api';
import { kindChoices, kindLabel, stateChoices } from './labels';

/** A request's actions; a copy and a deletion are made where the person is. */
const requestActions: readonly ListAction<PrivacyRequest>[] = [
  { id: 'edit', label: 'requests.edit', Icon: EditIcon, does: 'edit' },
  {
    id: 'person',
    label: 'requests.person',
    Icon: GroupIcon,
    when: ({ userId }) => userId !== null,
    does: 'go',
    to: 'adminUser',
    query: ({ userId }) => ({ id: userId ?? '' }),
  },
  {
    id: 'delete',
    label: 'console.delete',
    Icon: DeleteIcon,
    danger: true,
    does: 'change',
    operation: {
      confirmation: (_rows, { text }) => ({
        title: text('requests.deleteTitle'),
        body: text('requests.deleteText'),
        confirm: text('requests.deleteConfirm'),
      }),
      run: ({ id }) => deleteRequest({ params: { id } }),
      success: (_rows, { text }) => text('requests.deleted'),
      failed: 'requests.deleteFailed',
    },
  },
];

/** An incident's actions; it can be deleted once the law lets it go. */
const incidentActions: readonly ListAction<Incident>[] = [
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
  {
    id: 'delete',
    label: 'console.delete',
    Icon: DeleteIcon,
    danger: true,
    when: ({ keptUntil }) => keptUntil <= clubDate(),
    does: 'change',
    operation: {
      confirmation: (_rows, { text }) => ({
        title: text('incidents.deleteTitle'),
        body: text('incidents.deleteText'),
        confirm: text('incidents.deleteConfirm'),
      }),
      run: ({ id }) => deleteIncident({ params: { id } }),
      success: (_rows, { text }) => text('incidents.deleted'),
      failed: 'incidents.deleteFailed',
    },
  },
];

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
