/** The console's frame: its pages; English is the source. */
export const en = {
  'console.title': 'Administration',
  'console.nav': 'Administration pages',
  'console.nav.dashboardShort': 'Dashboard',
  'console.edit': 'Edit',
  'console.editNamed': 'Edit {name}',
  'console.delete': 'Delete',
  'console.undo': 'Undo',
  'console.gone.title': 'Not found',
  'console.gone.text': 'It may have been deleted.',
  'console.allStatuses': 'All statuses',
  'console.allPlans': 'All plans',
  'console.passkey.title': 'Log in with your passkey',
  'console.passkey.text':
    'Your club asks administrators to log in with a passkey: your device’s fingerprint, face or PIN. If you have none yet, add one in your profile first.',
  'console.passkey.login': 'Log in',
  'console.passkey.add': 'Add a passkey',
} as const;
