/** Remotes: their failures and overrides; English is the source. */
export const en = {
  'remote.clubPages': 'The club’s pages',
  'remote.adminPages': 'The administration pages',
  'remote.unreachable.title': 'We can’t load this part of the site',
  'remote.unreachable.text':
    '{part} didn’t load. The rest of the site still works. Please try again in a moment.',
  'remote.offline.title': 'You’re offline',
  'remote.offline.text': 'This page isn’t on this device yet. It opens as soon as you have a connection.',
  'remote.slow': 'The connection is slow. The page opens as soon as it’s here.',
  'remote.incompatible.title': 'This part of the site is being updated',
  'remote.incompatible.text':
    '{part} and the rest of the site aren’t on the same version yet. This takes a few minutes at most.',
  'remote.crashed.title': 'Something went wrong on this page',
  'remote.crashed.text':
    '{part} ran into an error, which has been reported. The rest of the site still works.',
  'override.banner': 'Showing {part} from {url}',
  'override.reset': 'Back to the released version',
} as const;
