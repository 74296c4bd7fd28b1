import type { AuditEntry } from 'shared-api';
import { defineResource } from 'shared-ui/resource';
import { type AuditFilters, auditQuery } from './api';
import { ActionName, ActorName } from './names';
import { entityChoices } from './records';

/** The audit log, read-only. */
export const auditLog = defineResource<AuditEntry, AuditFilters>()({
  pageSizes: [20],
  views: ['cards'],
  query: auditQuery,
  filters: [
    {
      kind: 'choice',
      name: 'entity',
      label: 'audit.filter.entity',
      all: 'audit.filter.allEntities',
      choices: entityChoices,
    },
    { kind: 'dates', presets: ['last', 'all'] },
  ],
  columns: [
    { id: 'at', header: 'audit.column.at', cell: ({ at }, { format }) => format.dateTime(at) },
    { id: 'actor', header: 'audit.column.actor', cell: (entry) => <ActorName {...entry} /> },
    { id: 'action', header: 'audit.column.action', cell: ({ action }) => <ActionName action={action} /> },
  ],
  actions: [],
  nameOf: ({ action }) => action,
  texts: {
    title: 'audit.title',
    search: 'audit.search',
    failed: 'audit.failed',
    emptyTitle: 'audit.empty.title',
    emptyText: 'audit.empty.text',
  },
});
