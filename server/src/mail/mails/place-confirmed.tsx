import type { Message } from '../../messages';
import type { CreditFacts, DueFacts, SessionFacts } from '../facts';
import {
  ClubMessage,
  CreditUsed,
  DeadlineNote,
  defineMail,
  Note,
  Paragraph,
  PaymentBox,
  PlaceActions,
  SessionBox,
} from '../layout';

interface Props {
  session: SessionFacts;
  by: 'person' | 'pass' | 'administrator' | 'line' | 'draw';
  due: DueFacts | null;
  /** Whether the reader's pass covers the date. */
  isIncluded: boolean;
  /** The part paid by their credit. */
  credit?: Pick<CreditFacts, 'used' | 'left'> | undefined;
  /** First names of their guests. */
  guests: string[];
  noCosts?: { amount: number; until: string } | null;
  reason?: Message | undefined;
}

const subjects = {
  person: 'session.subject',
  pass: 'session.subject',
  line: 'subjectLine',
  draw: 'subjectDraw',
  administrator: 'subjectAdministrator',
} as const;

/** You are in: price, cancellation deadline and link. */
export const placeConfirmed = defineMail<Props>()({
  texts: {
    noCosts: [
      'From {today, select, yes {{time} today} other {{day} at {time}}} on, not going costs {price}, unless someone takes your spot.',
      'À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, ne pas venir coûte {price}, à moins que quelqu’un prenne votre place.',
    ],
    noCostsNow: [
      'Not going now costs {price}, unless someone takes your spot.',
      'Ne pas venir coûte maintenant {price}, à moins que quelqu’un prenne votre place.',
    ],
    subjectLine: [
      'A spot opened up: you’re in for {date}',
      'Une place s’est libérée\u00a0: vous jouez le {date}',
    ],
    subjectDraw: ['You were drawn: you’re in for {date}', 'Tirage\u00a0: vous jouez le {date}'],
    subjectAdministrator: [
      'The club saved you a spot on {date}',
      'Le club vous a réservé une place le {date}',
    ],
    title: ['You’re in!', 'Vous jouez!'],
    person: ['Your spot is saved.', 'Votre place est réservée.'],
    pass: [
      'Your season pass covers this date, so your spot is saved.',
      'Votre abonnement de saison couvre cette date\u00a0: votre place est réservée.',
    ],
    administrator: ['The club has saved you a spot.', 'Le club vous a réservé une place.'],
    draw: ['The draw gave you a spot.', 'Le tirage vous a donné une place.'],
    line: ['A spot opened up, and it’s yours.', 'Une place s’est libérée\u00a0: elle est à vous.'],
    guests: [
      '{count, plural, one {Your guest} other {Your guests}}: {names}',
      '{count, plural, one {Personne invitée} other {Personnes invitées}}\u00a0: {names}',
    ],
  },
  category: 'answers or spots',
  isStanding: true,
  push: {
    kind: (props) => (props && ['line', 'draw', 'administrator'].includes(props.by) ? 'spots' : null),
    line: ({ by }, { t }) => t(by),
  },
  entry: () => 'publish',
  samples: ({ session, due, message }) => {
    const confirmed: Props = { session, by: 'person', due, isIncluded: false, guests: [] };
    return {
      usual: confirmed,
      'by a pass': { ...confirmed, by: 'pass', due: null, isIncluded: true },
      'by an administrator, with guests': {
        ...confirmed,
        by: 'administrator',
        due: { ...due, amount: 30 },
        guests: ['Malik', 'Zoé'],
        reason: message,
      },
      'by the line': { ...confirmed, by: 'line' },
      'by a draw': { ...confirmed, by: 'draw' },
      'paid with credit': { ...confirmed, due: null, credit: { used: 10, left: 30 } },
      'partly paid with credit': { ...confirmed, due: { ...due, amount: 6 }, credit: { used: 4, left: 0 } },
      'where a late no costs': { ...confirmed, noCosts: { amount: 10, until: '2026-11-27T15:00:00Z' } },
      'where a no costs by now': { ...confirmed, noCosts: { amount: 10, until: '2026-11-20T15:00:00Z' } },
      'after the deadline': {
        ...confirmed,
        session: { ...session, sessionDate: '2026-11-22', startTime: '09:00', endTime: '11:00' },
        by: 'line',
        due: null,
        isIncluded: true,
      },
    };
  },
  subject: ({ by, session }, { t, day }) => t(subjects[by], { date: day(session.sessionDate) }),
  Body: ({ session, by, due, isIncluded, guests, credit, noCosts, reason }, { t, money, upcoming }) => {
    const [costly, price] = [noCosts && upcoming(new Date(noCosts.until)), money(noCosts?.amount ?? 0)];
    return (
      <>
        <Paragraph>{t(by)}</Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        {guests.length > 0 && (
          <Paragraph>{t('guests', { count: guests.length, names: guests.join(', ') })}</Paragraph>
        )}
        <CreditUsed credit={credit} due={due} />
        {due && <PaymentBox due={[due]} />}
        {isIncluded && <Paragraph>{t('session.included')}</Paragraph>}
        <DeadlineNote session={session} />
        {noCosts && <Note>{costly ? t('noCosts', { ...costly, price }) : t('noCostsNow', { price })}</Note>}
        <PlaceActions session={session} />
      </>
    );
  },
});
