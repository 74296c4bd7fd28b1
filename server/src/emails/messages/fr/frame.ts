import type { frame as en } from '../en/frame';

export const frame: Record<keyof typeof en, string> = {
  'frame.greeting': 'Bonjour {firstName},',
  'frame.greetingNameless': 'Bonjour,',
  'frame.closing': 'Au plaisir de vous voir sur le terrain,',
  'frame.otherLanguage': 'English follows.',
  'frame.messageLabel': 'Un mot du club',
  'frame.copyLink': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  'frame.why': 'Vous recevez ce courriel parce que vous avez un compte chez {club}.',
  'frame.whyDeleted': 'Vous recevez ce courriel parce que vous aviez un compte chez {club}.',
  'frame.questions': 'Des questions? Écrivez à {email}.',
  'frame.schedule': 'Voir l’horaire',
  'frame.unsubscribe': 'Se désabonner des nouvelles',

  'session.title': 'Prochaine séance',
  'session.time': 'De {start} à {end}',
  'session.places': '{left, plural, one {# place libre} other {# places libres}} sur {capacity}',
  'session.full':
    '{capacity, plural, one {La seule place est prise ou gardée} other {Les # places sont prises ou gardées}}',
  'session.closes': 'Vous pouvez répondre jusqu’au {day} à {time}.',
  'session.cancelled': 'Annulée',
  'session.price': '{price} à la séance, compris dans l’abonnement de saison',

  'pay.subjectNone': 'Vos paiements à {club}',
  'pay.amount': 'Montant\u00a0:',
  'pay.ask': 'demandez au club comment payer',
  'pay.total': 'Total\u00a0:',
  'pay.to': 'Virement Interac à\u00a0:',
  'pay.reference': 'Message à inscrire\u00a0:',
  'pay.for': 'Pour\u00a0:',
  'pay.dropIn': 'Séance du {date}',
  'pay.dropInUndated': 'Séance',
  'pay.season': 'Abonnement de saison à partir du {date}',
  'pay.seasonUndated': 'Abonnement de saison',
  'credit.used': 'Payé avec votre crédit\u00a0: {used}. Votre crédit est maintenant de {left}.',
  'credit.usedPart': 'Votre crédit a payé {used} du prix. Il reste\u00a0:',
  'credit.returned':
    'Les {returned} que vous aviez payés sont maintenant votre crédit. Il paie ce que vous devez, et il en reste {left}.',
  'pay.why':
    'Inscrivez cette référence dans le message du virement pour que nous puissions l’associer à votre compte.',
};
