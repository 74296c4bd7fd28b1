import type { Incident, PrivacyRequest } from 'shared-api';
import { clubDate } from 'shared-ui';
import { DeleteIcon, GroupIcon } from 'shared-ui/details';
import { EditIcon, type ListAction } from 'shared-ui/resource';
import { deleteIncident, deleteRequest } from './api';

/** A request's actions; a copy and a deletion are made where the person is. */
export const requestActions: readonly ListAction<PrivacyRequest>[] = [
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
export const incidentActions: readonly ListAction<Incident>[] = [
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
