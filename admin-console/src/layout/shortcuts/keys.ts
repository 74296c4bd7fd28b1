import type { MessageId } from 'shared-ui';

/** A list page's keys, and the controls they activate: the `data-shortcut` values of shared-ui/resource. */
export const listKeys: readonly { key: string; target: string; label: MessageId }[] = [
  { key: 'j', target: 'row', label: 'shortcuts.nextRow' },
  { key: 'k', target: 'row', label: 'shortcuts.previousRow' },
  { key: '/', target: 'search', label: 'shortcuts.search' },
  { key: 'n', target: 'create', label: 'shortcuts.create' },
  { key: 'v', target: 'view', label: 'shortcuts.view' },
  { key: ',', target: 'previous', label: 'ui.list.previous' },
  { key: '.', target: 'next', label: 'ui.list.next' },
];

/** The maximum time between a pair's keys, in ms. */
export const pairPause = 1500;
