import type { en } from './en';

/** The console's frame in Québec French. */
export const fr = {
  'console.title': 'Administration',
  'console.nav': 'Pages d’administration',
  'console.nav.dashboardShort': 'Tableau',
  'console.edit': 'Modifier',
  'console.editNamed': 'Modifier {name}',
  'console.delete': 'Supprimer',
  'console.undo': 'Annuler',
  'console.gone.title': 'Introuvable',
  'console.gone.text': 'La fiche a peut-être été supprimée.',
  'console.allStatuses': 'Tous les états',
  'console.allPlans': 'Tous les forfaits',
  'console.passkey.title': 'Connectez-\u2060vous avec votre clé d’accès',
  'console.passkey.text':
    'Votre club demande à l’équipe d’administration de se connecter par clé d’accès : votre empreinte, votre visage ou le NIP de votre appareil. Si vous n’en avez pas encore, ajoutez-\u2060en une dans votre profil.',
  'console.passkey.login': 'Connexion',
  'console.passkey.add': 'Ajouter une clé d’accès',
} as const satisfies Record<keyof typeof en, string>;
