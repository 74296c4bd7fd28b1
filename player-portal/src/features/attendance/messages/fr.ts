import type { en } from './en';

/** Answering for a session, by the page and by a mailed link, and the history of answers; in Québec French. */
export const fr = {
  'attendance.meta.description':
    'Réservez votre place à la prochaine séance, ou dites-nous que vous n’y serez pas.',
  'attendance.title': 'Votre réponse',
  'attendance.subtitle':
    'Réservez votre place, ou laissez-la à quelqu’un d’autre. Vous pouvez changer votre réponse jusqu’à la clôture des réponses.',
  'attendance.choice': 'Y serez-vous?',
  'attendance.yes': 'J’y serai',
  'attendance.yes.waits': 'M’inscrire à la liste d’attente',
  'attendance.no': 'Je n’y serai pas',
  'attendance.notes': 'Remarques (facultatif)',
  'attendance.notes.help': 'Ce que les responsables devraient savoir, p. ex. « J’arriverai à 10 h 30 ».',
  'attendance.submit': 'Envoyer ma réponse',
  'attendance.submit.update': 'Modifier ma réponse',
  'attendance.cancelBy':
    'En cas d’empêchement, annulez {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}} pour qu’une personne en attente puisse jouer.',
  'attendance.late':
    'La séance commence dans moins {hours, plural, one {d’une heure} other {de # heures}}. Si vous annulez maintenant, les personnes en attente auront peu de temps pour s’organiser.',
  'attendance.charged':
    'Sans abonnement de saison, le prix reste ensuite dû même si vous annulez, à moins que quelqu’un prenne votre place. Annuler dans les {minutes} minutes qui suivent un oui est gratuit, sauf si vous aviez déjà annulé trop tard.',
  'attendance.failed.mark': 'La présence n’a pas pu être enregistrée',
  'attendance.failed.update': 'La présence n’a pas pu être modifiée',
  'attendance.failed.session': 'Impossible de charger les présences de la séance',
  'attendance.failed.silent': 'La présence n’a pas pu être mise à jour. Veuillez réessayer.',
  'attendance.viewSchedule': 'Voir l’horaire',

  'attendance.success.title': 'Place réservée!',
  'attendance.success.text': 'Place réservée : {date}.',
  'attendance.declined.title': 'Absence notée',
  'attendance.declined.text': 'Absence notée : {date}.',

  'attendance.none.title': 'Aucune séance à venir',
  'attendance.none.text':
    'Aucune séance n’est prévue pour le moment. Les nouvelles dates s’affichent d’abord dans l’horaire.',
  'attendance.unknown.title': 'Séance introuvable',
  'attendance.unknown.text':
    'Le lien est peut-être incomplet, ou la séance a été supprimée. L’horaire présente toutes les séances à venir.',
  'attendance.cancelled.title': 'Cette séance est annulée',
  'attendance.cancelled.text': 'La séance du {date} n’aura pas lieu. Consultez les autres dates.',
  'attendance.completed.title': 'Cette séance est terminée',
  'attendance.completed.text': 'Elle a eu lieu le {date}.',
  'attendance.closed.title': 'Les réponses sont closes',
  'attendance.full.title': 'Cette séance est complète',
  'attendance.full.text':
    'Toutes les places du {date} sont prises ou gardées pour quelqu’un. Inscrivez-vous à la liste d’attente : quand ce sera votre tour, cette page vous le dira, et nous vous écrirons, sauf si ces courriels sont désactivés.',

  'link.meta.title': 'Présence',
  'link.meta.description': 'Votre réponse à un courriel de présence.',
  'link.loading': 'Enregistrement de votre réponse…',
  'link.yes.title': 'Place réservée',
  'link.yes.text': 'On se voit sur le terrain.',
  'link.no.title': 'Absence notée',
  'link.no.text': 'Merci de nous avoir prévenus.',
  'link.other.no': 'Je n’y serai pas',
  'link.failed.title': 'La présence n’a pas pu être confirmée',
  'link.failed.text': 'Une erreur s’est produite pendant la confirmation de la présence',
  'link.failed.silent': 'La présence n’a pas pu être confirmée. Veuillez réessayer.',
  'link.missing': 'Lien de confirmation non valide. Il manque des paramètres obligatoires.',
  'link.result.missing': 'Il manque des paramètres obligatoires',

  'history.meta.description': 'Toutes vos réponses et les séances que vous avez jouées.',
  'history.title': 'Mes présences',
  'history.subtitle': 'Toutes les réponses que vous avez données.',
  'history.failed': 'Impossible de charger l’historique des présences',
  'history.none.title': 'Aucune réponse pour le moment',
  'history.none.text':
    'Vos réponses s’affichent ici dès que vous réservez une place ou signalez une absence.',
  'history.played': 'Jouée',
  'history.coming': 'À venir',
  'history.waiting': 'Sur la liste d’attente',
  'history.declined': 'Absence',
  'history.cancelled': 'Séance annulée',
  'history.answered': 'Réponse donnée {when}',
  'history.byPass': 'Par votre abonnement de saison',
  'history.passEnded': 'Votre abonnement a pris fin',
  'history.putIn': 'Place donnée par l’organisation',
  'history.takenOut': 'Place retirée par l’organisation',
  'history.letPass': 'La place a été offerte à d’autres',
  'history.total.played': '{count, plural, one {séance jouée} other {séances jouées}}',
  'history.total.coming': '{count, plural, one {séance à venir} other {séances à venir}}',
  'history.total.declined': '{count, plural, one {absence} other {absences}}',
} as const satisfies Record<keyof typeof en, string>;
