import type { DueFacts, LateCosts, SessionFacts } from '../facts';
import { Action, Actions, defineMail, Paragraph, SessionBox } from '../layout';

interface Props {
  session: SessionFacts;
  /** The instant until which the spot is held, or the call runs. */
  until: string;
  /** Whether everybody who waits is asked, and the first to accept is in. */
  isCall: boolean;
  /** The price of a yes; null when free. */
  due: Pick<DueFacts, 'amount'> | null;
  /** What the reader owes for a late no, which a yes would not charge again. */
  late?: LateCosts | undefined;
}

/** A spot is held for you for a while, or goes to the first who accepts: its links say yes or no. */
export const placeOffered = defineMail<Props>()({
  texts: {
    subject: [
      'A spot for you on {date}: answer {today, select, yes {by {time} today} other {by {day} at {time}}}',
      'Une place pour vous le {date}\u00a0: répondez {today, select, yes {aujourd’hui avant {time}} other {avant le {day} à {time}}}',
    ],
    subjectCall: [
      'A spot opened up on {date}: the first yes gets it',
      'Une place s’est libérée le {date}\u00a0: le premier oui l’emporte',
    ],
    title: ['Do you want to play?', 'Voulez-vous jouer?'],
    held: [
      'It’s your turn: the spot is yours {today, select, yes {until {time} today} other {until {day} at {time}}}.',
      'C’est votre tour\u00a0: la place est à vous {today, select, yes {aujourd’hui jusqu’à {time}} other {jusqu’au {day} à {time}}}.',
    ],
    call: [
      'A spot opened up for everyone on the waiting list. First yes wins.',
      'Une place s’est libérée pour toutes les personnes qui attendent. Le premier oui l’emporte.',
    ],
    price: [
      'It costs {price}. You owe nothing unless you say yes.',
      'Elle coûte {price}. Sans oui, vous ne devez rien.',
    ],
    late: [
      '{isPaid, select, yes {You’ve already paid} other {You already owe}} {price} for this session because you cancelled late. This spot costs nothing more.',
      '{isPaid, select, yes {Vous avez déjà payé} other {Vous devez déjà}} {price} pour cette séance à cause de votre annulation tardive. Cette place ne coûte rien de plus.',
    ],
    nothingToPay: ['You have nothing to pay for it.', 'Vous n’avez rien à payer.'],
    otherwise: ['No answer? It goes to the next person.', 'Sans réponse, elle va à la personne suivante.'],
  },
  category: 'spots',
  isStanding: true,
  push: {
    kind: (props) => (props?.isCall ? 'calls' : 'spots'),
    line: ({ until, isCall }, { t, moment }) => (isCall ? t('call') : t('held', moment(new Date(until)))),
    asks: true,
  },
  trueUntil: ({ until }) => Date.parse(until),
  samples: ({ session }) => {
    const offered: Props = { session, until: '2026-11-21T17:00:00Z', isCall: false, due: null };
    return {
      usual: { ...offered, due: { amount: 10 } },
      'until another day': { ...offered, until: '2026-11-22T15:00:00Z' },
      call: { ...offered, isCall: true, due: { amount: 10 } },
      'after a late no': { ...offered, late: { amount: 10, isPaid: false } },
      'after a late no, paid': { ...offered, late: { amount: 10, isPaid: true } },
    };
  },
  subject: ({ session, until, isCall }, { t, day, moment }) => {
    const date = day(session.sessionDate);
    if (isCall) return t('subjectCall', { date });
    return t('subject', { date, ...moment(new Date(until)) });
  },
  Body: ({ session, until, isCall, due, late }, { t, money, moment, answerLink }) => (
    <>
      <Paragraph>{isCall ? t('call') : t('held', moment(new Date(until)))}</Paragraph>
      <SessionBox session={session} />
      <Paragraph>
        {late
          ? t('late', { price: money(late.amount), isPaid: late.isPaid ? 'yes' : 'no' })
          : due
            ? t('price', { price: money(due.amount) })
            : t('nothingToPay')}
      </Paragraph>
      <Actions>
        <Action href={answerLink(session.id, true)}>{t('answer.yes')}</Action>
        <Action href={answerLink(session.id, false)} quiet>
          {t('answer.no')}
        </Action>
      </Actions>
      {!isCall && <Paragraph>{t('otherwise')}</Paragraph>}
    </>
  ),
});
