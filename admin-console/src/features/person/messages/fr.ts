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
