import type { en } from './en';

/** Reset of a forgotten password in Québec French. */
export const fr = {
  'reset.title': 'Choisir un nouveau mot de passe',
  'reset.description': 'Choisissez un nouveau mot de passe pour votre compte.',
  'reset.intro': 'Compte : {email}',
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.failed': 'La réinitialisation du mot de passe a échoué',
  'reset.invalid.title': 'Lien de réinitialisation non valide',
  'reset.invalid.text': 'Lien de réinitialisation non valide. Veuillez en demander un nouveau.',
  'reset.invalid.hint': 'Le lien a peut-être expiré ou déjà servi. Vous pouvez en demander un nouveau.',
  'reset.invalid.action': 'Demander un nouveau lien',
} as const satisfies Record<keyof typeof en, string>;
