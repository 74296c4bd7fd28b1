import type { en } from './en';

/** Seasons in Québec French. */
export const fr = {
  'seasons.title': 'Saisons',
  'seasons.intro': 'Les abonnements de trois mois : leurs dates, leur prix et leurs membres.',
  'seasons.create': 'Nouvelle saison',
  'seasons.search': 'Chercher par nom ou remarques',
  'seasons.failed': 'Impossible de charger les saisons',
  'seasons.empty.title': 'Aucune saison pour le moment',
  'seasons.empty.text':
    'Sans saison, seul un abonnement de trois mois à partir du jour de l’achat est en vente.',
  'seasons.column.period': 'Période',
  'seasons.column.members': 'Membres',
  'seasons.field.name': 'Nom',
  'seasons.field.nameHint': 'Si vous le laissez vide, la saison porte le nom de ses mois.',
  'seasons.field.maxPasses': 'Nombre d’abonnements',
  'seasons.field.maxPassesHint':
    'Quand tous sont vendus, on ne peut plus en acheter. Laissez vide pour en vendre autant que l’on veut.',
  'seasons.limitPasses': 'Limiter le nombre d’abonnements',
  'seasons.field.opensAt': 'Mise en vente (facultatif)',
  'seasons.field.opensAtHint':
    'On ne peut pas en acheter avant; vous pouvez en donner. Laissez vide pour vendre dès maintenant.',
  'seasons.opens': 'Abonnements en vente le {day} à {time}',
  'seasons.field.notesHint': 'Tout le monde les voit à la page de la saison.',
  'seasons.field.hasSessions': 'Créer aussi ses séances hebdomadaires',
  'seasons.field.hasSessionsHint':
    'Une par semaine jusqu’à la fin de la saison. On peut y réserver tout de suite.',
  'seasons.field.weekday': 'Jour de la semaine',
  'seasons.period': '{start} au {end}',
  'seasons.length':
    '{weeks, plural, one {# semaine} other {# semaines}} · {sessions, plural, one {# séance} other {# séances}}',
  'seasons.activate': 'Activer',
  'seasons.deactivate': 'Désactiver',
  'seasons.details': 'Membres',
  'seasons.members': '{count, plural, =0 {Aucun membre} one {# membre} other {# membres}}',
  'seasons.membersTitle': 'Membres : {name}',
  'seasons.membersNone': 'Personne n’a d’abonnement pour cette saison.',
  'seasons.membersFailed': 'Impossible de charger les membres',
  'seasons.memberSince': 'Inscription le {date}',
  'seasons.createSubmit': 'Créer la saison',
  'seasons.created': 'Saison {name} créée',
  'seasons.updated': 'Saison enregistrée',
  'seasons.createFailed': 'Impossible de créer la saison',
  'seasons.updateFailed': 'Impossible de modifier la saison',
  'seasons.deleteFailed': 'Impossible de supprimer la saison',
  'seasons.activated': '{name} : saison active',
  'seasons.deactivated': '{name} : saison inactive',
  'seasons.deactivateTitle': 'Désactiver {name}?',
  'seasons.deactivateText':
    'Plus personne ne pourra acheter cette saison. Les abonnements déjà achetés restent valides.',
  'seasons.deleteTitle': 'Supprimer {name}?',
  'seasons.deleteText': 'Ses abonnements et ses paiements sont conservés. Cette action est irréversible.',
  'seasons.deleteConfirm': 'Supprimer la saison',
  'seasons.deleted': 'Saison supprimée',
} as const satisfies Record<keyof typeof en, string>;
