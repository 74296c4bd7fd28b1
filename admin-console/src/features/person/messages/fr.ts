import type { en } from './en';

/** One person's page in Québec French. */
export const fr = {
  'person.next': 'Prochaines séances',
  'person.last': 'Dernières séances',
  'person.next.none': 'Aucune séance à venir.',
  'person.last.none': 'Aucune pour le moment.',
  'person.in': 'Présence',
  'person.out': 'Absence',
  'person.pass.none': 'Aucun abonnement de saison.',
  'person.money': 'Solde',
  'person.emails': 'Courriels',
  'person.emails.none': 'Aucun courriel pour le moment.',
  'person.emails.sent': 'Envoyé',
  'person.emails.skipped': 'Ignoré',
  'person.emails.skippedFor.superseded': 'un courriel plus récent le dit',
  'person.emails.skippedFor.cancelled': 'la séance a été annulée',
  'person.emails.skippedFor.switchedOff': 'ce genre de courriel est désactivé',
  'person.emails.skippedFor.unreached': 'compte suspendu, désabonnement ou adresse non confirmée',
  'person.emails.skippedFor.outdated': 'ce n’était plus vrai',
  'person.news': 'Nouvelles du club',
  'person.news.none': 'Rien de noté pour le moment.',
  'person.news.registration':
    '{given, select, yes {Activées à l’inscription} other {Désactivées à l’inscription}}',
  'person.news.invitation':
    '{given, select, yes {Activées à l’acceptation d’une invitation} other {Désactivées à l’acceptation d’une invitation}}',
  'person.news.administrator':
    '{given, select, yes {Activées\u00a0: compte créé par un responsable} other {Désactivées\u00a0: compte créé par un responsable}}',
  'person.news.profile': '{given, select, yes {Activées dans le profil} other {Désactivées dans le profil}}',
  'person.news.link':
    '{given, select, yes {Activées par un lien} other {Désactivées par le lien d’un courriel}}',
  'person.news.before':
    '{given, select, yes {Activées quand le site a commencé à le noter} other {Désactivées quand le site a commencé à le noter}}',
  'person.news.hint':
    'Selon la loi canadienne antipourriel, se joindre au club est un consentement tacite à ses nouvelles, tant que la personne en est membre et ne les a pas désactivées. Les activer dans le profil est un consentement exprès.',
  'person.changes': 'Journal',
  'person.changes.none': 'Rien n’a encore été modifié.',
  'person.walkIn': 'Cette personne est venue sans compte.',
  'person.merge': 'Fusionner',
  'person.merge.title': 'Qui est {name}?',
  'person.merge.into': 'Compte',
  'person.merge.note': 'Les séances, les paiements et les références passent à ce compte. C’est définitif.',
  'person.merge.done': '{name} et {other} : une seule personne désormais',
  'person.merge.failed': 'La fusion a échoué',
  'person.history.failed': 'Impossible de charger l’historique',
} satisfies Record<keyof typeof en, string>;
