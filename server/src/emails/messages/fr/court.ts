import type { court as en } from '../en/court';

export const court: Record<keyof typeof en, string> = {
  'attendanceReminder.subject': 'Y serez-vous le {date}?',
  'attendanceReminder.subjectNone': 'La prochaine séance de {club}',
  'attendanceReminder.title': 'Y serez-vous?',
  'attendanceReminder.titleYes': 'Place réservée',
  'attendanceReminder.text': 'Un clic suffit, sans vous connecter.',
  'attendanceReminder.textFull':
    'Aucune place n’est libre. Si vous n’êtes pas encore sur la liste d’attente, vous pouvez vous y inscrire, ou nous dire que vous n’y serez pas.',
  'attendanceReminder.textYes':
    'Si vos plans ont changé, dites-le-nous pour que quelqu’un d’autre puisse jouer.',
  'attendanceReminder.none':
    'Aucune séance n’est ouverte pour le moment. L’horaire affiche les prochaines dès qu’elles sont fixées.',
  'attendanceReminder.yes': 'J’y serai',
  'attendanceReminder.no': 'Je n’y serai pas',

  'attendanceConfirmation.subject': 'Place réservée pour le {date}',
  'attendanceConfirmation.subjectNo': 'Absence notée pour le {date}',
  'attendanceConfirmation.subjectNone': 'Votre réponse pour la prochaine séance',
  'attendanceConfirmation.title': 'On se voit sur le terrain',
  'attendanceConfirmation.titleNo': 'Ce sera pour la prochaine fois',
  'attendanceConfirmation.text': 'Votre place est réservée.',
  'attendanceConfirmation.textNo': 'Nous avons noté que vous ne viendrez pas. Merci de nous avoir prévenus.',
  'attendanceConfirmation.none': 'Nous n’avons aucune réponse de votre part pour une séance à venir.',
  'attendanceConfirmation.button': 'Voir mes séances',

  'attendanceUpdate.subject': 'Votre réponse pour le {date} a changé',
  'attendanceUpdate.title': 'Votre réponse a changé',
  'attendanceUpdate.no': 'Vous n’y serez pas. Votre place est offerte à d’autres.',

  'lowAttendance.subject': 'Il manque du monde le {date}',
  'lowAttendance.subjectNone': 'Il manque du monde',
  'lowAttendance.title': 'Nous avons besoin de vous',
  'lowAttendance.text':
    '{attending, plural, one {# personne seulement a} other {# personnes seulement ont}} répondu oui jusqu’ici. Encore quelques-unes et la partie aura lieu.',
  'lowAttendance.textNone':
    'Il manque du monde aux prochaines séances. Encore quelques personnes et la partie aura lieu.',

  'facilityUpdate.subject': 'Des nouvelles du gymnase',
  'facilityUpdate.text':
    'Quelque chose change là où nous jouons. Veuillez lire ceci avant votre prochaine séance.',
  'facilityUpdate.where': 'Où nous jouons',
  'facilityUpdate.button': 'À propos du lieu',

  'scheduleChange.subject': 'Changement à l’horaire',
  'scheduleChange.subjectCancelled': 'Annulation\u00a0: séance du {date}',
  'scheduleChange.subjectMoved': 'Changement\u00a0: séance du {date}',
  'scheduleChange.title': 'L’horaire a changé',
  'scheduleChange.titleCancelled': 'La séance est annulée',
  'scheduleChange.text': 'Veuillez vérifier les prochaines séances.',
  'scheduleChange.textCancelled': 'Cette séance n’aura pas lieu\u00a0:',
  'scheduleChange.textMoved': 'Voici ce qui est maintenant prévu\u00a0:',
  'scheduleChange.textReopened': 'Cette séance aura finalement lieu\u00a0:',
  'scheduleChange.textFormer': 'Avant ce changement\u00a0:',
  'scheduleChange.coming': 'Prochaines séances',
  'scheduleChange.none': 'Aucune séance n’est prévue pour le moment.',

  'announcement.subject': 'Des nouvelles de {club}',
  'announcement.title': 'Des nouvelles du club',
  'announcement.text': 'Il y a du nouveau au club. Vous le trouverez sur notre site.',
  'announcement.button': 'Visiter le site',
};
