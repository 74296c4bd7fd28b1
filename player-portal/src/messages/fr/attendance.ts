import type { attendance as en } from '../en/attendance';

export const attendance = {
  'attendance.meta.description': 'Dites si vous jouerez à la prochaine séance.',
  'attendance.title': 'Serez-vous là?',
  'attendance.subtitle':
    'Dites oui pour garder une place, ou non pour la laisser à quelqu’un d’autre. Vous pouvez changer votre réponse jusqu’au début de la séance.',
  'attendance.choice': 'Serez-vous présent ou présente à cette séance?',
  'attendance.yes': 'Oui, j’y serai',
  'attendance.yes.waits': 'Inscrivez-moi sur la liste d’attente',
  'attendance.no': 'Non, pas cette fois',
  'attendance.notes': 'Remarques (facultatif)',
  'attendance.notes.help': 'Ce que les responsables devraient savoir, p. ex. « J’arriverai à 10 h 30 ».',
  'attendance.submit': 'Envoyer ma réponse',
  'attendance.submit.update': 'Modifier ma réponse',
  'attendance.cancelBy':
    'En cas d’empêchement, annulez au moins {hours} heures à l’avance pour qu’une personne en attente puisse jouer.',
  'attendance.late':
    'La séance commence dans moins de {hours} heures. Une annulation maintenant laisse peu de temps aux personnes en attente.',
  'attendance.failed.mark': 'La présence n’a pas pu être enregistrée',
  'attendance.failed.update': 'La présence n’a pas pu être modifiée',
  'attendance.failed.session': 'Impossible de charger les présences de la séance',
  'attendance.failed.silent': 'La présence n’a pas pu être mise à jour. Veuillez réessayer.',
  'attendance.retry': 'Réessayer',
  'attendance.viewSchedule': 'Voir l’horaire',
  'attendance.another': 'Changer ma réponse',

  'attendance.success.title': 'C’est confirmé!',
  'attendance.success.text': 'Votre place du {date} est réservée. On se voit sur le terrain.',
  'attendance.declined.title': 'Merci de nous avoir avisés',
  'attendance.declined.text': 'Nous ne vous attendrons pas le {date}. Votre place ira à quelqu’un d’autre.',

  'attendance.none.title': 'Aucune séance à confirmer',
  'attendance.none.text':
    'Aucune séance n’est prévue pour le moment. Les nouvelles dates s’affichent d’abord dans l’horaire.',
  'attendance.unknown.title': 'Séance introuvable',
  'attendance.unknown.text':
    'Le lien est peut-être incomplet, ou la séance a été supprimée. L’horaire présente toutes les séances à venir.',
  'attendance.cancelled.title': 'Cette séance est annulée',
  'attendance.cancelled.text': 'La séance du {date} n’aura pas lieu. Consultez les autres dates.',
  'attendance.completed.title': 'Cette séance est terminée',
  'attendance.completed.text': 'La séance du {date} a déjà eu lieu.',
  'attendance.full.title': 'Cette séance est complète',
  'attendance.full.text':
    'Toutes les places du {date} sont prises. Inscrivez-vous à la liste d’attente : la première personne en ligne obtient la place qui se libère et en est avisée par courriel.',
  'attendance.full.position':
    'Vous êtes au rang {position} de la liste d’attente. Nous vous écrirons si une place se libère.',

  'link.meta.title': 'Présence',
  'link.meta.description': 'La réponse à un courriel de présence.',
  'link.loading': 'Enregistrement de votre réponse…',
  'link.yes.title': 'Présence confirmée',
  'link.yes.text': 'C’est noté, votre place est réservée.',
  'link.no.title': 'Absence enregistrée',
  'link.no.text': 'Merci de nous avoir avisés. Votre place ira à quelqu’un d’autre.',
  'link.other.yes': 'Finalement, je peux venir',
  'link.other.no': 'Finalement, je ne peux pas venir',
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
  'history.none.text': 'Vos réponses s’affichent ici dès que vous confirmez ou déclinez une séance.',
  'history.played': 'Jouée',
  'history.coming': 'À venir',
  'history.waiting': 'Sur la liste d’attente',
  'history.declined': 'Déclinée',
  'history.cancelled': 'Séance annulée',
  'history.answered': 'Réponse donnée {when}',
  'history.total.played': '{count, plural, one {séance jouée} other {séances jouées}}',
  'history.total.coming': '{count, plural, one {séance à venir} other {séances à venir}}',
  'history.total.declined': '{count, plural, one {refus} other {refus}}',
} as const satisfies Record<keyof typeof en, string>;
