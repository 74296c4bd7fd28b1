import type { en } from './en';

export const fr = {
  'push.title': 'Notifications sur mes appareils',
  'push.summary':
    '{count, plural, =0 {Désactivées} one {Sur # appareil} many {Sur # d’appareils} other {Sur # appareils}}',
  'push.failed': 'Vos appareils n’ont pas pu être chargés',
  'push.text':
    'Soyez au courant tout de suite d’une place pour vous, d’un dernier appel, d’une séance déplacée ou annulée, et des rappels. Les courriels continuent, sauf pour ce à quoi vous avez déjà répondu.',
  'push.learns':
    'C’est le fournisseur de votre navigateur qui les transmet\u00a0: il apprend que ce club envoie quelque chose à votre appareil, et quand, mais pas quoi.',
  'push.here': 'M’avertir sur cet appareil',
  'push.on': 'Vous recevrez les notifications sur cet appareil.',
  'push.off': 'Vous ne recevrez plus de notifications sur cet appareil.',
  'push.onFailed': 'Les notifications n’ont pas pu être activées. Veuillez réessayer.',
  'push.offFailed': 'Les notifications n’ont pas pu être désactivées. Veuillez réessayer.',
  'push.declined': 'Votre navigateur ne l’a pas permis\u00a0: les notifications restent désactivées.',
  'push.blocked':
    'Votre navigateur bloque les notifications de ce site. Pour changer cela, ouvrez les réglages du site avec l’icône à côté de son adresse (sur un téléphone, dans les réglages du navigateur ou de l’application), autorisez les notifications, puis revenez ici.',
  'push.iphone.title': 'Sur un iPhone ou un iPad, ajoutez d’abord le site à l’écran d’accueil\u00a0:',
  'push.iphone.share': 'Touchez Partager.',
  'push.iphone.add': 'Choisissez «\u00a0Sur l’écran d’accueil\u00a0».',
  'push.iphone.open': 'Ouvrez le site à partir de là, et revenez à cette page.',
  'push.devices': 'Appareils avertis',
  'push.name': '{browser} sur {platform}',
  'push.nameless': 'Appareil inconnu',
  'push.current': 'Cet appareil',
  'push.delivered': 'Dernière notification\u00a0: {when}',
  'push.undelivered': 'Aucune notification jusqu’ici',
  'push.remove': 'Retirer',
  'push.removeNamed': 'Retirer {name}',
  'push.removed': '{name} ne recevra plus de notifications.',
  'push.trial': 'M’en envoyer une maintenant',
  'push.trialSent':
    '{count, plural, one {Une notification est} many {# de notifications sont} other {# notifications sont}} en route.',
  'push.trialFailed': 'L’envoi n’a pas fonctionné. Veuillez réessayer.',
  'push.kinds': 'Ce qui vous est annoncé',
  'push.kind.spots': 'Une place qui m’est offerte ou donnée',
  'push.kind.calls': 'Les derniers appels\u00a0: le premier oui l’emporte',
  'push.kind.changes': 'Une séance déplacée ou annulée',
  'push.kind.reminders': 'Les rappels',
  'push.kindFailed': 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  'push.ask': 'Une place peut se libérer à tout moment.',
  'push.ask.yes': 'M’avertir sur cet appareil aussi',
  'push.ask.no': 'Non, merci',
} satisfies Record<keyof typeof en, string>;
