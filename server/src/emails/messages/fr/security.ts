import type { security as en } from '../en/security';

export const security: Record<keyof typeof en, string> = {
  'exists.textMove':
    'Quelqu’un vient d’essayer d’associer son compte à cette adresse, qui a déjà son propre compte.',

  'newEmail.subject': 'Confirmez votre nouvelle adresse courriel',
  'newEmail.title': 'Est-ce votre nouvelle adresse?',
  'newEmail.text':
    'Vous avez demandé que votre compte à {club} utilise cette adresse. Veuillez la confirmer.',
  'newEmail.button': 'Confirmer ma nouvelle adresse',
  'newEmail.until':
    'Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, votre ancienne adresse reste en vigueur.',
  'newEmail.ignore': 'Si vous n’avez rien demandé, ne faites rien et rien ne changera.',

  'reset.ends':
    'Un nouveau mot de passe déconnecte tous vos appareils et supprime vos clés d’accès (empreinte ou visage).',

  'passwordChanged.recovered':
    'Le mot de passe de votre compte a été réinitialisé. Tous vos appareils ont été déconnectés et vos clés d’accès (empreinte ou visage), supprimées\u00a0: ajoutez-les de nouveau dans votre profil.',

  'wayBack.text':
    'Si ce n’était pas vous, reprenez votre compte\u00a0: cette adresse est rétablie, tous les appareils sont déconnectés, les clés d’accès sont supprimées et vous choisissez un nouveau mot de passe.',
  'wayBack.button': 'Ce n’était pas moi\u00a0: reprendre mon compte',
  'wayBack.until': 'Le lien fonctionne une seule fois, pendant 7 jours.',
};
