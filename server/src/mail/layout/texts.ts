/** Sentences in English and Québec French, by id: ICU messages. */
export type Texts = Readonly<Record<string, readonly [en: string, fr: string]>>;

/** The texts that several mails share, and those around every mail's content. */
export const texts = {
  'frame.greeting': ['Hello {firstName},', 'Bonjour {firstName},'],
  'frame.greetingNameless': ['Hello,', 'Bonjour,'],
  'frame.closing': ['See you on the court,', 'Au plaisir de vous voir sur le terrain,'],
  'frame.otherLanguage': ['Le français suit.', 'English follows.'],
  'frame.messageLabel': ['A message from the club', 'Un mot du club'],
  'frame.copyLink': [
    'If the button doesn’t work, copy this address into your browser:',
    'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  ],
  'frame.why': [
    'You’re getting this email because you have an account with {club}.',
    'Vous recevez ce courriel parce que vous avez un compte chez {club}.',
  ],
  'frame.whyDeleted': [
    'You’re getting this email because you had an account with {club}.',
    'Vous recevez ce courriel parce que vous aviez un compte chez {club}.',
  ],
  'frame.whyInvited': [
    'You’re getting this email because {club} has invited you.',
    'Vous recevez ce courriel à l’invitation du club {club}.',
  ],
  'frame.questions': ['Questions? Write to {email}.', 'Des questions? Écrivez à {email}.'],
  'frame.schedule': ['See the schedule', 'Voir l’horaire'],
  'frame.unsubscribe': ['Unsubscribe from news', 'Se désabonner des nouvelles'],
  'session.title': ['Next session', 'Prochaine séance'],
  'session.time': ['{start} to {end}', 'De {start} à {end}'],
  'session.places': [
    '{left, plural, one {# spot left} other {# spots left}} of {capacity}',
    '{left, plural, one {# place libre} other {# places libres}} sur {capacity}',
  ],
  'session.full': ['Full', 'Complet'],
  'session.cancelled': ['Cancelled', 'Annulée'],
  'session.closes': [
    'You can answer until {day} at {time}.',
    'Vous pouvez répondre jusqu’au {day} à {time}.',
  ],
  'session.included': ['Included in your season pass.', 'Compris dans votre abonnement de saison.'],
  'pay.subjectNone': ['Your payments to {club}', 'Vos paiements à {club}'],
  'pay.amount': ['Amount:', 'Montant\u00a0:'],
  'pay.ask': ['ask the organizer how to pay', 'demandez au club comment payer'],
  'pay.total': ['Total:', 'Total\u00a0:'],
  'pay.to': ['Interac e-transfer to:', 'Virement Interac à\u00a0:'],
  'pay.reference': ['Message to include:', 'Message à inscrire\u00a0:'],
  'pay.for': ['For:', 'Pour\u00a0:'],
  'pay.dropIn': ['Session of {date}', 'Séance du {date}'],
  'pay.dropInUndated': ['Drop-in session', 'Séance'],
  'pay.season': ['Season pass from {date}', 'Abonnement de saison à partir du {date}'],
  'pay.seasonUndated': ['Season pass', 'Abonnement de saison'],
  'pay.guest': ['guest: {name}', 'pour {name}'],
  'pay.late': ['cancelled late', 'annulation tardive'],
  'pay.sentOn': ['Sent on:', 'Envoyé le\u00a0:'],
  'credit.used': [
    'Paid with your credit: {used}. Your credit is {left} now.',
    'Payé avec votre crédit\u00a0: {used}. Votre crédit est maintenant de {left}.',
  ],
  'credit.usedPart': [
    'Your credit has paid {used} of the price. The rest:',
    'Votre crédit a payé {used} du prix. Il reste\u00a0:',
  ],
  'credit.returned': [
    'The {returned} that you had paid is your credit now. It pays for what you owe. Credit left: {left}.',
    'Les {returned} que vous aviez payés sont maintenant votre crédit. Il paie ce que vous devez, et il en reste {left}.',
  ],
  'pay.why': ['The reference tells us that it’s you.', 'La référence nous dit que c’est vous.'],
  'pay.titleSent': ['Your payment hasn’t arrived', 'Votre paiement n’est pas arrivé'],
  'pay.textSent': [
    'You told us you’ve sent this. We haven’t received it. Please check your transfer, or write to us.',
    'Vous nous avez dit avoir envoyé ceci. Nous ne l’avons pas reçu. Veuillez vérifier votre virement ou nous écrire.',
  ],
  'pay.itsReference': ['Reference:', 'Référence\u00a0:'],
  'frame.balance': ['What I owe', 'Ce que je dois'],
  'pay.uncovered': [
    'No season pass covers {count, plural, one {this session, so it is} other {these sessions, so they are}} to be paid at the drop-in price:',
    'Aucun abonnement ne couvre {count, plural, one {cette séance, qui est donc payable} other {ces séances, qui sont donc payables}} au prix à la séance\u00a0:',
  ],
  'pass.season': ['Season:', 'Saison\u00a0:'],
  'pass.period': ['From {start} to {end}', 'Du {start} au {end}'],
  'pass.dates': ['Dates:', 'Dates\u00a0:'],
  'pass.price': ['Price:', 'Prix\u00a0:'],
  'frame.passes': ['See the season passes', 'Voir les abonnements'],
  'pass.held': ['Your spot is saved on', 'Votre place est réservée'],
  'pass.waiting': [
    'On the waiting list, ahead of everyone without a pass',
    'Sur la liste d’attente, devant les personnes sans abonnement',
  ],
  'session.subject': ['Session on {date}', 'Séance du {date}'],
  'place.deadline': [
    'Can’t come? Tell us {today, select, yes {by {time} today} other {by {day} at {time}}}.',
    'Empêchement? Dites-le-nous {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}.',
  ],
  'place.late': [
    'Can’t come any more? Please tell us right away.',
    'Vous ne pouvez plus venir? Dites-le-nous sans tarder.',
  ],
  'place.lateDue': [
    'Cancelled late: {price} stays due, unless someone takes the spot. We’ll email you if someone does.',
    'Annulation tardive\u00a0: {price} restent dus, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  ],
  'place.latePaid': [
    'Cancelled late: the {price} you paid isn’t given back, unless someone takes the spot. We’ll email you if someone does.',
    'Annulation tardive\u00a0: les {price} que vous avez payés ne vous seront pas remis, à moins que quelqu’un prenne la place. Nous vous écrirons si c’est le cas.',
  ],
  'place.guestsLost': [
    '{count, plural, one {The spot of your guest is} other {The spots of your guests are}} open to others, too: {names}.',
    '{count, plural, one {La place de la personne que vous invitiez est libérée} other {Les places des personnes que vous invitiez sont libérées}} aussi\u00a0: {names}.',
  ],
  'calendar.title': ['Basketball at {club}', 'Basketball avec {club}'],
  'answer.titleNo': ['You’re not going', 'Absence notée'],
  'answer.yes': ['I’m in', 'J’y serai'],
  'answer.no': ['Not going', 'Je n’y serai pas'],
  'answer.subjectNo': ['You’re not going on {date}', 'Absence notée pour le {date}'],
  'answer.subjectNone': ['Your answer for the next session', 'Votre réponse pour la prochaine séance'],
  'answer.in': ['You’re in.', 'Votre place est réservée.'],
  'answer.none': [
    'We don’t have an answer from you for an upcoming session.',
    'Nous n’avons aucune réponse de votre part pour une séance à venir.',
  ],
  'frame.mySessions': ['See my sessions', 'Voir mes séances'],
} as const satisfies Texts;
