import type { MessageId } from 'shared-ui';

/** The controls that keys activate on a list's page: those of shared-ui/resource have these names in `data-shortcut`. */
export const listKeys: readonly { key: string; target: string; label: MessageId }[] = [
  { key: 'j', target: 'row', label: 'shortcuts.nextRow' },
  { key: 'k', target: 'row', label: 'shortcuts.previousRow' },
  { key: '/', target: 'search', label: 'shortcuts.search' },
  { key: 'n', target: 'create', label: 'shortcuts.create' },
  { key: 'v', target: 'view', label: 'shortcuts.view' },
  { key: ',', target: 'previous', label: 'ui.list.previous' },
  { key: '.', target: 'next', label: 'ui.list.next' },
];

/** The maximum time between the keys of a pair. */
export const pairPause = 1500;
