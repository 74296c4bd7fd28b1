import type { en } from './en';

/** Choosing a new password by a link in Québec French. */
export const fr = {
  'link.onward': 'Continuer',
  'link.other': 'Vous utilisez un compte : {name}. Ce lien est pour un autre.',
  'link.checking': 'Vérification du lien…',

  'reset.newPassword': 'Nouveau mot de passe',
  'reset.done.title': 'Mot de passe modifié',
  'reset.login': 'Se connecter maintenant',
} as const satisfies Record<keyof typeof en, string>;
