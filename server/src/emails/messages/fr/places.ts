import type { places as en } from '../en/places';

export const places: Record<keyof typeof en, string> = {
  'place.subject': 'Séance du {date}',
  'place.deadline':
    'Si vos plans changent, dites-le-nous {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}, pour que quelqu’un d’autre puisse jouer.',
  'place.late': 'Si vous ne pouvez plus venir, dites-le-nous sans tarder.',
  'place.noCosts':
    'À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, vous devrez {price} même si vous ne venez pas, à moins que quelqu’un prenne votre place.',
  'place.noCostsNow':
    'Si vous ne venez finalement pas, vous devrez quand même {price}, à moins que quelqu’un prenne votre place.',
  'place.lateDue':
    'Il était trop tard pour annuler sans frais\u00a0: vous devez toujours {price}, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  'place.latePaid':
    'Il était trop tard pour annuler sans frais\u00a0: les {price} que vous avez payés ne vous seront pas remis, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  'place.included': 'Compris dans votre abonnement de saison.',
  'place.guestsLost':
    '{count, plural, one {La place de la personne que vous invitiez est libérée} other {Les places des personnes que vous invitiez sont libérées}} aussi\u00a0: {names}.',
  'place.order': 'Vous êtes au {position, selectordinal, one {#er} other {#e}} rang de la liste d’attente.',
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
  'placeConfirmed.line':
    'Une place s’est libérée et vous étiez en tête de la liste d’attente\u00a0: elle est à vous.',
  'placeConfirmed.guests':
    '{count, plural, one {Personne invitée} other {Personnes invitées}}\u00a0: {names}',

  'placeDeclined.subjectAdministrator': 'Vous n’avez plus de place le {date}',
  'placeDeclined.title': 'Absence notée',
  'placeDeclined.titleOther': 'Votre place est offerte à d’autres',
  'placeDeclined.person': 'Nous avons noté que vous ne viendrez pas. Merci de nous avoir prévenus.',
  'placeDeclined.administrator': 'Le club a retiré votre nom de cette séance.',
  'placeDeclined.pass':
    'Votre abonnement de saison ne couvre plus cette date\u00a0: votre place est offerte à d’autres.',
  'placeDeclined.back':
    'Vous avez changé d’idée? Vous pouvez réserver à nouveau votre place tant qu’il en reste.',

  'placeOffered.subject':
    'Une place pour vous le {date}\u00a0: répondez {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}',
  'placeOffered.subjectCall': 'Une place s’est libérée le {date}\u00a0: le premier oui l’emporte',
  'placeOffered.title': 'Voulez-vous jouer?',
  'placeOffered.held':
    'Une place s’est libérée et c’est votre tour. Nous vous la gardons {today, select, yes {aujourd’hui jusqu’à {time}} other {jusqu’au {day} à {time}}}.',
  'placeOffered.call':
    'Une place s’est libérée et nous l’offrons à toutes les personnes de la liste d’attente. La première qui la réserve l’obtient.',
  'placeOffered.price': 'Elle coûte {price}. Vous ne devez rien si vous ne la réservez pas.',
  'placeOffered.late':
    '{isPaid, select, yes {Vous avez déjà payé} other {Vous devez déjà}} {price} pour cette séance à cause de votre annulation tardive. Réserver la place ne coûte rien de plus.',
  'placeOffered.nothingToPay': 'Vous n’avez rien à payer.',
  'placeOffered.otherwise': 'Sans réponse de votre part, nous l’offrirons à la personne suivante.',

  'offerPassed.title': 'Le délai pour répondre est écoulé',
  'offerPassed.title.taken': 'Quelqu’un a été plus rapide',
  'offerPassed.title.unanswered': 'La place est toujours libre',
  'offerPassed.title.withdrawn': 'Nous ne pouvons plus vous garder la place',
  'offerPassed.text':
    'Nous ne pouvions pas attendre plus longtemps\u00a0: la place est offerte à d’autres. Vous n’êtes plus sur la liste d’attente. S’il reste une place, vous pouvez encore la réserver, et sinon vous inscrire à nouveau à la liste.',
  'offerPassed.text.taken': 'La place est prise. Vous êtes toujours sur la liste d’attente.',
  'offerPassed.text.unanswered':
    'Personne ne l’a réservée\u00a0: elle est maintenant offerte à tout le monde, et le premier oui l’obtient. Vous êtes toujours sur la liste d’attente.',
  'offerPassed.text.withdrawn':
    'Elle n’est plus libre. Vous êtes toujours sur la liste d’attente, et gardez votre rang.',

  'waitingJoined.title': 'Vous êtes sur la liste d’attente',

  'waitingLeft.subjectAdministrator': 'Vous n’êtes plus sur la liste d’attente du {date}',
  'waitingLeft.title': 'Vous n’êtes plus sur la liste d’attente',
  'waitingLeft.person': 'Vous avez quitté la liste d’attente de cette séance.',
  'waitingLeft.administrator': 'Le club a retiré votre nom de la liste d’attente de cette séance.',
  'waitingLeft.pass':
    'Votre abonnement de saison ne couvre plus cette date\u00a0: vous n’êtes plus sur la liste d’attente de cette séance.',
  'waitingLeft.back':
    'Vous pouvez revenir à partir de l’horaire\u00a0: sur la liste d’attente ou, s’il reste une place, en la réservant.',

  'lateForgiven.subject': 'Une place du {date} que vous aviez laissée ne vous coûte plus rien',
  'lateForgiven.title': 'Une place que vous aviez laissée ne vous coûte plus rien',
  'lateForgiven.taken': 'Quelqu’un a pris votre place\u00a0: vous ne devez plus rien pour celle-ci.',
  'lateForgiven.takenGuest':
    'Quelqu’un a pris la place que vous aviez réservée pour {guest}\u00a0: vous ne devez plus rien pour celle-ci.',
  'lateForgiven.club': 'Vous ne devez plus rien pour la place que vous avez laissée.',
  'lateForgiven.clubGuest': 'Vous ne devez plus rien pour la place que vous aviez réservée pour {guest}.',

  'unpaidReminder.subject': 'Votre place du {date} n’est pas encore payée',
  'unpaidReminder.title': 'Votre paiement est-il en route?',
  'unpaidReminder.text':
    'Votre place est réservée, mais elle n’est pas encore entièrement payée. À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, elle pourrait aller à quelqu’un de la liste d’attente.',

  'placeLapsed.subject': 'Votre place du {date} a été donnée à quelqu’un d’autre',
  'placeLapsed.title': 'Votre place a été donnée à quelqu’un d’autre',
  'placeLapsed.text':
    'Nous n’avions pas reçu votre paiement, et quelqu’un attendait une place. Vous ne devez rien pour votre place. Si vous voulez toujours jouer, vous pouvez vous inscrire à la liste d’attente.',

  'guestAdded.title': '{guest} jouera avec vous',
  'guestAdded.text': 'Une place est réservée pour {guest}, à votre invitation.',
  'guestDropped.title': '{guest} ne viendra pas',
  'guestDropped.text': 'La place que vous aviez réservée pour {guest} est annulée. La vôtre reste réservée.',
  'guestDropped.administrator':
    'Le club a annulé la place que vous aviez réservée pour {guest}. La vôtre reste réservée.',
};
