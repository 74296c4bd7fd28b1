import type { places as en } from '../en/places';

export const places: Record<keyof typeof en, string> = {
  'place.subject': 'Séance du {date}',
  'place.deadline':
    'Empêchement? Dites-le-nous {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}.',
  'place.late': 'Vous ne pouvez plus venir? Dites-le-nous sans tarder.',
  'place.noCosts':
    'À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, ne pas venir coûte {price}, à moins que quelqu’un prenne votre place.',
  'place.noCostsNow': 'Ne pas venir coûte maintenant {price}, à moins que quelqu’un prenne votre place.',
  'place.lateDue':
    'Annulation tardive\u00a0: {price} restent dus, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  'place.latePaid':
    'Annulation tardive\u00a0: les {price} que vous avez payés ne vous seront pas remis, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  'place.included': 'Compris dans votre abonnement de saison.',
  'place.guestsLost':
    '{count, plural, one {La place de la personne que vous invitiez est libérée} other {Les places des personnes que vous invitiez sont libérées}} aussi\u00a0: {names}.',
  'place.order': 'Vous êtes {position, selectordinal, one {#er} other {#e}} sur la liste d’attente.',
  'place.turn': 'Nous vous écrirons dès que ce sera votre tour.',
  'place.turnUnmailed':
    'Les courriels sur les places sont désactivés\u00a0: consultez le site pour savoir quand ce sera votre tour.',

  'calendar.title': 'Basketball avec {club}',

  'placeConfirmed.subjectLine': 'Une place s’est libérée\u00a0: vous jouez le {date}',
  'placeConfirmed.subjectAdministrator': 'Le club vous a réservé une place le {date}',
  'placeConfirmed.title': 'Vous jouez!',
  'placeConfirmed.person': 'Votre place est réservée.',
  'placeConfirmed.pass': 'Votre abonnement de saison couvre cette date\u00a0: votre place est réservée.',
  'placeConfirmed.administrator': 'Le club vous a réservé une place.',
  'placeConfirmed.line': 'Une place s’est libérée\u00a0: elle est à vous.',
  'placeConfirmed.guests':
    '{count, plural, one {Personne invitée} other {Personnes invitées}}\u00a0: {names}',

  'placeDeclined.subjectAdministrator': 'Vous n’avez plus de place le {date}',
  'placeDeclined.title': 'Absence notée',
  'placeDeclined.titleOther': 'Votre place est offerte à d’autres',
  'placeDeclined.person': 'Merci de nous avoir prévenus.',
  'placeDeclined.administrator': 'Le club a retiré votre nom de cette séance.',
  'placeDeclined.pass':
    'Votre abonnement de saison ne couvre plus cette date\u00a0: votre place est offerte à d’autres.',
  'placeDeclined.back': 'Vous avez changé d’idée? Revenez tant qu’il reste une place.',

  'placeOffered.subject':
    'Une place pour vous le {date}\u00a0: répondez {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}',
  'placeOffered.subjectCall': 'Une place s’est libérée le {date}\u00a0: le premier oui l’emporte',
  'placeOffered.title': 'Voulez-vous jouer?',
  'placeOffered.held':
    'C’est votre tour\u00a0: la place est à vous {today, select, yes {aujourd’hui jusqu’à {time}} other {jusqu’au {day} à {time}}}.',
  'placeOffered.call':
    'Une place s’est libérée pour toutes les personnes qui attendent. Le premier oui l’emporte.',
  'placeOffered.price': 'Elle coûte {price}. Sans oui, vous ne devez rien.',
  'placeOffered.late':
    '{isPaid, select, yes {Vous avez déjà payé} other {Vous devez déjà}} {price} pour cette séance à cause de votre annulation tardive. Cette place ne coûte rien de plus.',
  'placeOffered.nothingToPay': 'Vous n’avez rien à payer.',
  'placeOffered.otherwise': 'Sans réponse, elle va à la personne suivante.',

  'offerPassed.title': 'Le délai pour répondre est écoulé',
  'offerPassed.title.taken': 'Quelqu’un a été plus rapide',
  'offerPassed.title.unanswered': 'La place est toujours libre',
  'offerPassed.title.withdrawn': 'La place n’est plus libre',
  'offerPassed.text':
    'La place est offerte à d’autres, et vous n’êtes plus sur la liste d’attente. S’il en reste une, vous pouvez encore la réserver, et sinon vous inscrire à nouveau à la liste.',
  'offerPassed.text.taken': 'La place est prise. Vous êtes toujours sur la liste d’attente.',
  'offerPassed.text.unanswered':
    'Personne ne l’a prise\u00a0: le premier oui l’obtient maintenant. Vous êtes toujours sur la liste d’attente.',
  'offerPassed.text.withdrawn': 'Vous êtes toujours sur la liste d’attente, et gardez votre tour.',

  'waitingJoined.title': 'Vous êtes sur la liste d’attente',

  'waitingLeft.subjectAdministrator': 'Vous n’êtes plus sur la liste d’attente du {date}',
  'waitingLeft.title': 'Vous n’êtes plus sur la liste d’attente',
  'waitingLeft.person': 'Vous avez quitté la liste d’attente de cette séance.',
  'waitingLeft.administrator': 'Le club a retiré votre nom de la liste d’attente de cette séance.',
  'waitingLeft.pass':
    'Votre abonnement de saison ne couvre plus cette date\u00a0: vous n’êtes plus sur la liste d’attente de cette séance.',
  'waitingLeft.back': 'Vous pouvez revenir à partir de l’horaire.',

  'lateForgiven.subject': 'Annulation tardive finalement gratuite\u00a0: {date}',
  'lateForgiven.title': 'Votre annulation tardive est finalement gratuite',
  'lateForgiven.taken': 'Quelqu’un a pris votre place\u00a0: vous ne devez rien pour celle-ci.',
  'lateForgiven.takenGuest':
    'Quelqu’un a pris la place que vous aviez réservée pour {guest}\u00a0: vous ne devez rien pour celle-ci.',
  'lateForgiven.club': 'Vous ne devez rien pour la place que vous avez laissée.',
  'lateForgiven.clubGuest': 'Vous ne devez rien pour la place que vous aviez réservée pour {guest}.',

  'unpaidReminder.subject': 'Votre place du {date} n’est pas encore payée',
  'unpaidReminder.title': 'Votre paiement est-il en route?',
  'unpaidReminder.text':
    'Votre place n’est pas encore entièrement payée. À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, elle pourrait aller à quelqu’un de la liste d’attente.',

  'placeLapsed.subject': 'Votre place du {date} a été donnée à quelqu’un d’autre',
  'placeLapsed.title': 'Votre place a été donnée à quelqu’un d’autre',
  'placeLapsed.text':
    'Elle n’était pas payée, et quelqu’un attendait. Vous ne devez rien pour cette place. Vous voulez toujours jouer? Inscrivez-vous à la liste d’attente.',

  'guestAdded.title': '{guest} jouera avec vous',
  'guestAdded.text': 'Une place est réservée pour {guest}, à votre invitation.',
  'guestDropped.title': '{guest} ne viendra pas',
  'guestDropped.text': 'La place que vous aviez réservée pour {guest} est annulée. La vôtre reste réservée.',
  'guestDropped.administrator':
    'Le club a annulé la place que vous aviez réservée pour {guest}. La vôtre reste réservée.',
};
