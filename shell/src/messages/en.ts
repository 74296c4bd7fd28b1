/** The shell's texts; English is the source. */
export const en = {
  'remote.loading': 'Loading the page…',
  'remote.playerPortal': 'The club’s pages',
  'remote.adminConsole': 'The administration pages',
  'remote.unreachable.title': 'This part of the site cannot be reached',
  'remote.unreachable.text': '{part} did not load. The rest of the site keeps working; please try again in a moment.',
  'remote.incompatible.title': 'This part of the site is being updated',
  'remote.incompatible.text': '{part} and the rest of the site are at different versions. This passes by itself within minutes.',
  'remote.crashed.title': 'Something went wrong on this page',
  'remote.crashed.text': '{part} stopped because of an error, and the error has been reported. The rest of the site keeps working.',
  'remote.retry': 'Try again',
  'override.banner': 'Showing {part} from {url}',
  'override.reset': 'Back to the released version',
  'shell.crashed.title': 'Something went wrong',
  'shell.crashed.text': 'The page could not be shown. Reloading usually helps.',
  'shell.reload': 'Reload the page',
} as const;
