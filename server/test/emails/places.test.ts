import { Language } from 'shared-api/contract';
import { sampleContext } from '../../src/emails/preview/samples';
import type { TemplateName } from '../../src/emails/props';
import { rendered } from '../support/emails';

const nbsp = (text: string) => text.replaceAll('~', '\u00a0');

/** Template, sample, then subject and sentences in each language. */
const cases: [TemplateName, string, string, string[], string, string[]][] = [
  [
    'place-confirmed',
    'usual',
    'Session on Saturday, November 28',
    ['You’re in!', 'Your spot is saved.', 'CS-7K2M-9QXA', 'Can’t come? Tell us by Fri, Nov 27 at 10:00~AM.'],
    'Séance du samedi 28 novembre',
    ['Vous jouez!', 'Votre place est réservée.', 'Empêchement? Dites-le-nous avant le ven. 27 nov. à 10~h.'],
  ],
  [
    'place-confirmed',
    'by a pass',
    'Session on Saturday, November 28',
    ['Your season pass covers this date, so your spot is saved.', 'Included in your season pass.'],
    'Séance du samedi 28 novembre',
    [
      'Votre abonnement de saison couvre cette date~: votre place',
      'Compris dans votre abonnement de saison.',
    ],
  ],
  [
    'place-confirmed',
    'by an administrator, with guests',
    'The club saved you a spot on Saturday, November 28',
    ['The club has saved you a spot.', 'Your guests: Malik, Zoé', '$30.00', 'Doors open at 9:45.'],
    'Le club vous a réservé une place le samedi 28 novembre',
    ['Le club vous a réservé une place.', 'Personnes invitées~: Malik, Zoé', '30,00~$'],
  ],
  [
    'place-confirmed',
    'by the line',
    'A spot opened up: you’re in for Saturday, November 28',
    ['You’re in!', 'A spot opened up, and it’s yours.'],
    'Une place s’est libérée~: vous jouez le samedi 28 novembre',
    ['Une place s’est libérée~: elle est à vous.'],
  ],
  [
    'place-confirmed',
    'after the deadline',
    'A spot opened up: you’re in for Sunday, November 22',
    ['Can’t come any more? Please tell us right away.'],
    'Une place s’est libérée~: vous jouez le dimanche 22 novembre',
    ['Vous ne pouvez plus venir? Dites-le-nous sans tarder.'],
  ],
  [
    'place-declined',
    'usual',
    'Session on Saturday, November 28',
    ['You’re not going', 'Come back while a spot is left.', 'I’m in'],
    'Séance du samedi 28 novembre',
    ['Absence notée', 'Revenez tant qu’il reste une place.', 'J’y serai'],
  ],
  [
    'place-declined',
    'by an administrator',
    'You no longer have a spot on Saturday, November 28',
    ['The club has taken you off the list', 'The heating has failed.'],
    'Vous n’avez plus de place le samedi 28 novembre',
    ['Le club a retiré votre nom de cette séance.', 'The heating has failed.'],
  ],
  [
    'place-declined',
    'by a pass',
    'You no longer have a spot on Saturday, November 28',
    ['Your season pass doesn’t cover this date any more'],
    'Vous n’avez plus de place le samedi 28 novembre',
    ['Votre abonnement de saison ne couvre plus cette date'],
  ],
  [
    'place-declined',
    'with a guest',
    'Session on Saturday, November 28',
    ['The spot of your guest is open to others, too: Camille.'],
    'Séance du samedi 28 novembre',
    ['La place de la personne que vous invitiez est libérée aussi~: Camille.'],
  ],
  [
    'place-declined',
    'with guests',
    'You no longer have a spot on Saturday, November 28',
    ['The spots of your guests are open to others, too: Camille, Malik.'],
    'Vous n’avez plus de place le samedi 28 novembre',
    ['Les places des personnes que vous invitiez sont libérées aussi~: Camille, Malik.'],
  ],
  [
    'place-offered',
    'usual',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    [
      'It’s your turn: the spot is yours until 12:00~PM today.',
      'It costs $10.00. You owe nothing unless you say yes.',
      'I’m in',
      'Not going',
      'No answer? It goes to the next person.',
    ],
    'Une place pour vous le samedi 28 novembre~: répondez aujourd’hui avant 12~h',
    ['la place est à vous aujourd’hui jusqu’à 12~h.', 'Elle coûte 10,00~$.', 'J’y serai'],
  ],
  [
    'place-offered',
    'until another day',
    'A spot for you on Saturday, November 28: answer by Sun, Nov 22 at 10:00~AM',
    ['the spot is yours until Sun, Nov 22 at 10:00~AM.', 'You have nothing to pay for it.'],
    'Une place pour vous le samedi 28 novembre~: répondez avant le dim. 22 nov. à 10~h',
    ['la place est à vous jusqu’au dim. 22 nov. à 10~h.'],
  ],
  [
    'place-offered',
    'call',
    'A spot opened up on Saturday, November 28: the first yes gets it',
    ['A spot opened up for everyone who waits. First yes wins.'],
    'Une place s’est libérée le samedi 28 novembre~: le premier oui l’emporte',
    ['Le premier oui l’emporte.'],
  ],
  [
    'place-offered',
    'after a late no',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    ['You already owe $10.00 for this session because you cancelled late. This spot costs nothing more.'],
    'Une place pour vous le samedi 28 novembre~: répondez aujourd’hui avant 12~h',
    [
      'Vous devez déjà 10,00~$ pour cette séance à cause de votre annulation tardive. Cette place ne coûte rien de plus.',
    ],
  ],
  [
    'place-offered',
    'after a late no, paid',
    'A spot for you on Saturday, November 28: answer by 12:00~PM today',
    ['You’ve already paid $10.00 for this session because you cancelled late.'],
    'Une place pour vous le samedi 28 novembre~: répondez aujourd’hui avant 12~h',
    ['Vous avez déjà payé 10,00~$ pour cette séance à cause de votre annulation tardive.'],
  ],
  [
    'offer-passed',
    'usual',
    'Session on Saturday, November 28',
    [
      'Your time to answer has run out',
      'you’re off the waiting list. If one is left you can still save it, and otherwise join the list again.',
    ],
    'Séance du samedi 28 novembre',
    [
      'Le délai pour répondre est écoulé',
      'vous n’êtes plus sur la liste d’attente. S’il en reste une, vous pouvez encore la réserver, et sinon vous inscrire à nouveau à la liste.',
    ],
  ],
  [
    'offer-passed',
    'call',
    'Session on Saturday, November 28',
    ['Someone else was quicker', 'You’re still on the waiting list.'],
    'Séance du samedi 28 novembre',
    ['Quelqu’un a été plus rapide', 'Vous êtes toujours sur la liste d’attente.'],
  ],
  [
    'waiting-joined',
    'usual',
    'Session on Saturday, November 28',
    ['You’re 1st on the waiting list. We’ll email you as soon as it’s your turn.'],
    'Séance du samedi 28 novembre',
    ['Vous êtes 1er sur la liste d’attente. Nous vous écrirons dès que ce sera votre tour.'],
  ],
  [
    'waiting-joined',
    'without a mail',
    'Session on Saturday, November 28',
    ['Emails about spots are switched off, so look at the site to see when it’s your turn.'],
    'Séance du samedi 28 novembre',
    [
      'Les courriels sur les places sont désactivés~: consultez le site pour savoir quand ce sera votre tour.',
    ],
  ],
  [
    'waiting-left',
    'usual',
    'Session on Saturday, November 28',
    ['You’ve left the waiting list for this session.', 'You can come back from the schedule.'],
    'Séance du samedi 28 novembre',
    ['Vous avez quitté la liste d’attente de cette séance.'],
  ],
  [
    'waiting-left',
    'by an administrator',
    'You’re off the waiting list for Saturday, November 28',
    ['The club has taken you off the waiting list for this session.', 'Doors open at 9:45.'],
    'Vous n’êtes plus sur la liste d’attente du samedi 28 novembre',
    ['Le club a retiré votre nom de la liste d’attente de cette séance.'],
  ],
  [
    'waiting-left',
    'by a pass',
    'You’re off the waiting list for Saturday, November 28',
    ['Your season pass doesn’t cover this date any more, so you’re off the waiting list for this session.'],
    'Vous n’êtes plus sur la liste d’attente du samedi 28 novembre',
    [
      'Votre abonnement de saison ne couvre plus cette date~: vous n’êtes plus sur la liste d’attente de cette séance.',
    ],
  ],
  [
    'late-no-forgiven',
    'of a guest',
    'Cancelled late, free after all: Saturday, November 28',
    ['Your late cancellation is free after all', 'your guest Malik'],
    'Annulation tardive finalement gratuite~: samedi 28 novembre',
    ['Votre annulation tardive est finalement gratuite'],
  ],
  [
    'place-lapsed',
    'usual',
    'Your spot on Saturday, November 28 went to someone else',
    ['You don’t owe anything for it.'],
    'Votre place du samedi 28 novembre a été donnée à quelqu’un d’autre',
    ['Vous ne devez rien pour cette place.'],
  ],
  [
    'attendance-reminder',
    'full, with a spot held',
    'Will you be there on Saturday, November 28?',
    ['Full', 'It’s full right now. You can join the waiting list.'],
    'Y serez-vous le samedi 28 novembre?',
    ['Complet', 'C’est complet. Vous pouvez vous inscrire à la liste d’attente.'],
  ],
  [
    'guest-added',
    'usual',
    'Session on Saturday, November 28',
    ['Malik is in', 'A spot is saved for your guest Malik.', 'CS-7K2M-9QXA'],
    'Séance du samedi 28 novembre',
    ['Malik jouera avec vous', 'Une place est réservée pour Malik, à votre invitation.'],
  ],
  [
    'guest-dropped',
    'usual',
    'Session on Saturday, November 28',
    ['Malik isn’t coming', 'Your guest Malik is off the list. Your own spot is still saved.'],
    'Séance du samedi 28 novembre',
    [
      'Malik ne viendra pas',
      'La place que vous aviez réservée pour Malik est annulée. La vôtre reste réservée.',
    ],
  ],
  [
    'places-held',
    'usual',
    '2 sessions included in your season pass',
    ['Your spot is saved on', 'Saturday, November 28', 'Saturday, December 5'],
    '2 séances comprises dans votre abonnement de saison',
    ['Votre place est réservée', 'samedi 28 novembre', 'samedi 5 décembre'],
  ],
  [
    'places-held',
    'all are full',
    'Session on Saturday, November 28: you’re on the waiting list',
    ['You’re on the waiting list', 'On the waiting list, ahead of everyone without a pass'],
    'Séance du samedi 28 novembre~: vous êtes sur la liste d’attente',
    ['Sur la liste d’attente, devant les personnes sans abonnement'],
  ],
  [
    'season-registration-confirmation',
    'usual',
    'Your season pass is confirmed',
    [
      'Your spot is saved at each of its sessions, while spots last.',
      'You’re no longer on the waiting list for: Winter 2027',
      'You stay on the waiting list for: Spring 2027',
      'Can’t come? Tell us at least 24 hours before. A date that you free by then is credited to you if your pass is paid; other missed sessions aren’t refunded.',
    ],
    'Votre abonnement de saison est confirmé',
    [
      'Votre place est réservée à chacune de ses séances, tant qu’il reste des places.',
      'Vous n’êtes plus sur la liste d’attente pour~: Winter 2027',
      'Vous restez sur la liste d’attente pour~: Spring 2027',
      'au moins 24 heures à l’avance',
      'Une date ainsi libérée vous est créditée si l’abonnement est payé; les autres séances manquées ne sont pas remboursées.',
    ],
  ],
  [
    'season-registration-confirmation',
    'some are full',
    'Your season pass is confirmed',
    [
      'Some sessions are full: you’re on their waiting lists.',
      'Your spot is saved on',
      'On the waiting list, ahead of everyone without a pass',
    ],
    'Votre abonnement de saison est confirmé',
    [
      'Certaines séances sont complètes~: vous êtes sur leur liste d’attente.',
      'Votre place est réservée',
      'Sur la liste d’attente, devant les personnes sans abonnement',
    ],
  ],
  [
    'season-registration-confirmation',
    'a gift',
    'Your season pass is confirmed',
    ['at least 24 hours before. Missed sessions aren’t refunded.'],
    'Votre abonnement de saison est confirmé',
    ['au moins 24 heures à l’avance. Les séances manquées ne sont pas remboursées.'],
  ],
  [
    'season-registration-confirmation',
    'no pass',
    'Your season pass',
    ['Our site shows whether any are left.', 'See the season passes'],
    'Votre abonnement de saison',
    ['Notre site indique s’il en reste.', 'Voir les abonnements'],
  ],
  [
    'season-registration-reminder',
    'usual',
    'Season pass: Hiver 2027',
    ['See the season passes'],
    'Abonnement de saison~: Hiver 2027',
    ['Voir les abonnements'],
  ],
  [
    'payment-confirmation',
    'partly with credit',
    'Paid in full: $95.00',
    ['This is paid now: $75.00 that we have received, and $20.00 from your credit.', 'Amount: $95.00'],
    'Payé en entier~: 95,00~$',
    ['Ceci est maintenant payé~: 75,00~$ que nous avons reçus et 20,00~$ de votre crédit.'],
  ],
  [
    'payment-credited',
    'usual',
    'Your credit: $10.00 more',
    ['A payment of yours for the session of Saturday, November 28 isn’t needed any more.'],
    'Votre crédit~: 10,00~$ de plus',
    ['Un de vos paiements pour la séance du samedi 28 novembre n’est plus nécessaire.'],
  ],
  [
    'pass-ended',
    'two at once',
    'Your season pass has ended',
    ['from December 1, 2026 to February 28, 2027', 'from March 6, 2027 to May 29, 2027'],
    'Votre abonnement de saison a pris fin',
    ['du 1er décembre 2026 au 28 février 2027', 'du 6 mars 2027 au 29 mai 2027'],
  ],
  [
    'pass-ended',
    'usual',
    'Your season pass has ended',
    [
      'from December 1, 2026 to February 28, 2027',
      'Your spot is open to others on',
      'No season pass covers this session, so it is to be paid at the drop-in price:',
    ],
    'Votre abonnement de saison a pris fin',
    [
      'du 1er décembre 2026 au 28 février 2027',
      'Votre place est offerte à d’autres',
      'Aucun abonnement ne couvre cette séance, qui est donc payable au prix à la séance~:',
    ],
  ],
];

const wordsOf = async (template: TemplateName, sample: string, language?: Language) => {
  const { subject, text } = await rendered(template, sample, language);
  return { subject, text: text.replace(/[ \n]+/g, ' ') };
};

test.each(cases)('%s (%s) says in both languages what is true', async (template, sample, ...words) => {
  const [subject, sentences, subjectFr, sentencesFr] = words;
  const english = await wordsOf(template, sample, Language.English);
  expect(english.subject).toBe(nbsp(subject));
  for (const sentence of sentences) expect(english.text).toContain(nbsp(sentence));
  const french = await wordsOf(template, sample, Language.French);
  expect(french.subject).toBe(nbsp(subjectFr));
  for (const sentence of sentencesFr) expect(french.text).toContain(nbsp(sentence));
});

test('a club that credits no released date promises none', async () => {
  const club = { ...sampleContext.club, creditReleasedDates: false };
  const context = { ...sampleContext, club };
  const { text } = await rendered('season-registration-confirmation', 'usual', Language.English, context);
  expect(text).toMatch(/Missed\s+sessions\s+aren’t\s+refunded/);
  expect(text).not.toMatch(/credited/);
});

test('whom a club writes nothing about spots is not promised an e-mail', async () => {
  const context = { ...sampleContext, club: { ...sampleContext.club, spotEmails: false } };
  const { text } = await rendered('waiting-joined', 'usual', Language.English, context);
  expect(text).toMatch(/Emails\s+about\s+spots\s+are\s+switched\s+off/);
  expect(text).not.toMatch(/We’ll\s+email\s+you/);
});

test('whoever waits for every session of their pass is not told how to give a spot up', async () => {
  const giveUp = 'One tap frees that spot.';
  expect((await wordsOf('places-held', 'all are full')).text).not.toContain(giveUp);
  expect((await wordsOf('places-held', 'some are full')).text).toContain(giveUp);
});

test('nobody who has no spot any more is told that one is saved, or how to say no', async () => {
  for (const [template, sample] of [
    ['place-declined', 'usual'],
    ['place-declined', 'by an administrator'],
    ['offer-passed', 'usual'],
    ['waiting-left', 'usual'],
    ['pass-ended', 'no dates'],
  ] as const) {
    const { text } = await wordsOf(template, sample);
    expect(text).not.toMatch(/spot is saved|Not going/);
  }
});
