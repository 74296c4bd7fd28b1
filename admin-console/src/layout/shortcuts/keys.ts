import type { MessageId } from 'shared-ui';

/** What a key presses on a list's page: the parts of shared-ui/resource carry these names in `data-shortcut`. */
export const listKeys: readonly { key: string; target: string; label: MessageId }[] = [
  { key: 'j', target: 'row', label: 'shortcuts.nextRow' },
  { key: 'k', target: 'row', label: 'shortcuts.previousRow' },
  { key: '/', target: 'search', label: 'shortcuts.search' },
  { key: 'n', target: 'create', label: 'shortcuts.create' },
  { key: 'v', target: 'view', label: 'shortcuts.view' },
  { key: ',', target: 'previous', label: 'shortcuts.previous' },
  { key: '.', target: 'next', label: 'shortcuts.next' },
];

/** How long the second key of a pair may take. */
export const pairPause = 1500;
