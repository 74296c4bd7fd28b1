import type { payments as en } from '../en/payments';

export const payments: Record<keyof typeof en, string> = {
  'paymentReminder.subject': 'Rappel de paiement\u00a0: {total}',
  'paymentReminder.title': 'Vous avez un paiement à faire',
  'paymentReminder.titleNothing': 'Rien à payer',
  'paymentReminder.text': 'Nous n’avons pas encore reçu ceci.',
  'paymentReminder.nothing':
    'Vous ne devez rien pour le moment. Le temps venu, voici où envoyer le virement\u00a0:',
  'paymentReminder.subjectSent': 'Pas encore reçu\u00a0: {total}',
  'paymentReminder.titleSent': 'Votre paiement n’est pas arrivé',
  'paymentReminder.textSent':
    'Vous nous avez dit avoir envoyé ceci. Nous ne l’avons pas reçu. Veuillez vérifier votre virement ou nous écrire.',
  'paymentReminder.crossed': 'Si vous venez de payer, merci, et ne tenez pas compte de ce rappel.',

  'paymentConfirmation.subject': 'Nous avons reçu votre paiement de {amount}',
  'paymentConfirmation.title': 'Paiement reçu',
  'paymentConfirmation.titleNone': 'Aucun paiement récent',
  'paymentConfirmation.text': 'Merci! Conservez ce courriel\u00a0: c’est votre reçu.',
  'paymentConfirmation.none':
    'Nous n’avons encore reçu aucun paiement de votre part. Si vous avez payé, écrivez-nous.',
  'paymentConfirmation.date': 'Reçu le\u00a0:',
  'paymentConfirmation.method': 'Mode de paiement\u00a0:',
  'paymentConfirmation.reference': 'Référence\u00a0:',
  'noticeMailbox.subject': 'Les avis Interac ne sont plus lus',
  'noticeMailbox.title': 'La boîte des avis ne peut pas être lue',
  'noticeMailbox.text':
    'Depuis le {day}, nous n’arrivons pas à lire la boîte où arrivent les avis d’Interac. En attendant, déposez un relevé bancaire ou les avis. Dès que ce sera possible, nous lirons ce qui est arrivé dans les {days} derniers jours.',
  'noticeMailbox.subjectRead': 'Les avis Interac sont lus de nouveau',
  'noticeMailbox.titleRead': 'La boîte des avis est lue de nouveau',
  'noticeMailbox.textRead':
    'Ce qui est arrivé depuis est maintenant importé. Certains virements pourraient avoir besoin de vous.',
  'noticeMailbox.button': 'Ouvrir les virements Interac',
  'refundSent.subject': 'Votre remboursement de {amount} a été envoyé',
  'refundSent.title': 'Votre remboursement a été envoyé',
  'refundSent.text':
    'Nous vous avons retourné votre argent par virement Interac, à l’adresse courriel de votre compte.',
  'refundSent.note': 'Note\u00a0:',
  'method.0': 'Virement Interac',
  'method.1': 'Carte de crédit',
  'method.2': 'PayPal',
  'method.3': 'Autre',
  'method.4': 'Comptant',

  'paymentConfirmation.subjectCredit': 'Payé avec votre crédit\u00a0: {amount}',
  'paymentConfirmation.titleCredit': 'Payé avec votre crédit',
  'paymentConfirmation.textCredit': 'Votre crédit a payé ce qui suit. Il est maintenant de {left}.',
  'paymentConfirmation.subjectMixed': 'Payé en entier\u00a0: {amount}',
  'paymentConfirmation.titleMixed': 'Payé en entier',
  'paymentConfirmation.textMixed':
    'Ceci est maintenant payé\u00a0: {received} que nous avons reçus et {used} de votre crédit. Conservez ce courriel\u00a0: c’est votre reçu.',
  'method.credit': 'Votre crédit',

  'paymentReceived.text': 'Merci! Nous avons reçu {amount} le {date}.',
  'paymentReceived.paid': 'Ceci est maintenant payé\u00a0:',
  'paymentReceived.begun': '{come} reçus sur {amount}. Il reste {rest} à payer\u00a0:',
  'paymentReceived.credit': 'Votre crédit est maintenant de {credit}. Il paiera ce que vous devrez ensuite.',
  'paymentReceived.button': 'Ce que je dois',

  'paymentPutBack.subject': 'Le virement de {amount} ne vous est plus attribué',
  'paymentPutBack.title': 'Un virement ne vous est plus attribué',
  'paymentPutBack.text': 'Le virement de {amount} reçu le {date} vous avait été attribué. Il ne l’est plus.',
  'paymentPutBack.due': 'Ceci est de nouveau à payer\u00a0:',
  'paymentPutBack.credit': 'Votre crédit est maintenant de {credit}.',
  'paymentPutBack.yours': 'Si c’est vous qui l’avez envoyé, écrivez-nous et nous vérifierons.',

  'paymentCredited.subject': 'Votre crédit\u00a0: {amount} de plus',
  'paymentCredited.title': 'Votre paiement est maintenant un crédit',
  'paymentCredited.text': 'Un de vos paiements pour la séance du {date} n’est plus nécessaire.',

  'duesChanged.subject': 'Le prix de vos séances a changé',
  'duesChanged.title': 'Ce que vos séances vous coûtent',
  'duesChanged.included':
    'Vous ne devez plus rien pour {count, plural, one {cette séance, que couvre} other {ces séances, que couvre}} votre abonnement\u00a0:',
  'duesChanged.session': 'Séance\u00a0:',
  'duesChanged.due':
    'Aucun abonnement ne couvre {count, plural, one {cette séance, qui est donc payable} other {ces séances, qui sont donc payables}} au prix à la séance\u00a0:',

  'seasonReminder.subject': 'Abonnement de saison\u00a0: {season}',
  'seasonReminder.subjectNone': '{club} : l’abonnement de saison',
  'seasonReminder.title': 'Jouez toute la saison',
  'seasonReminder.text':
    'Payez une seule fois, et votre place est réservée tous les samedis, tant qu’il reste des places.',
  'seasonReminder.none': 'Les dates et le prix de la prochaine saison seront bientôt annoncés.',
  'seasonReminder.name': 'Saison\u00a0:',
  'seasonReminder.period': 'Du {start} au {end}',
  'seasonReminder.dates': 'Dates\u00a0:',
  'seasonReminder.price': 'Prix\u00a0:',
  'seasonReminder.button': 'Voir les abonnements',

  'seasonConfirmation.subject': 'Votre abonnement de saison est confirmé',
  'seasonConfirmation.subjectNone': 'Votre abonnement de saison',
  'seasonConfirmation.title': 'Votre saison commence ici',
  'seasonConfirmation.titleNone': 'Aucun abonnement pour le moment',
  'seasonConfirmation.text':
    'Votre abonnement de saison est confirmé. Votre place est réservée à chacune de ses séances, tant qu’il reste des places.',
  'seasonConfirmation.cancel':
    'Empêchement? Prévenez-nous {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}}. {credited, select, yes {Une date ainsi libérée vous est créditée si l’abonnement est payé; les autres séances manquées ne sont pas remboursées.} other {Les séances manquées ne sont pas remboursées.}}',
  'seasonConfirmation.leftQueues': 'Vous n’êtes plus sur la liste d’attente pour\u00a0: {seasons}',
  'seasonConfirmation.keptQueues': 'Vous restez sur la liste d’attente pour\u00a0: {seasons}',
  'seasonConfirmation.none': 'Vous n’avez pas d’abonnement pour le moment. Notre site indique s’il en reste.',
  'seasonConfirmation.due': 'Votre paiement n’est pas encore arrivé. Voici comment l’envoyer\u00a0:',

  'seasonConfirmation.textWaiting':
    'Votre abonnement de saison est confirmé. Certaines séances sont complètes\u00a0: vous êtes sur leur liste d’attente.',

  'placesHeld.subject':
    '{count, plural, one {# séance comprise} other {# séances comprises}} dans votre abonnement de saison',
  'placesHeld.subjectHeld': 'Séance du {date}\u00a0: votre place est réservée',
  'placesHeld.subjectWaiting': 'Séance du {date}\u00a0: vous êtes sur la liste d’attente',
  'placesHeld.title': 'Votre place est réservée',
  'placesHeld.titleWaiting': 'Vous êtes sur la liste d’attente',
  'placesHeld.text': 'Votre abonnement de saison couvre ces séances.',
  'placesHeld.held': 'Votre place est réservée',
  'placesHeld.waiting': 'Sur la liste d’attente, devant les personnes sans abonnement',
  'placesHeld.release': 'Empêchement un samedi? Un clic libère votre place.',

  'passEnded.subject': 'Votre abonnement de saison a pris fin',
  'passEnded.text': 'Votre abonnement de saison du {start} au {end} a pris fin.',
  'passEnded.released': 'Votre place est offerte à d’autres',
};
