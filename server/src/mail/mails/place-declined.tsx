import type { Message } from '../../messages';
import type { CreditFacts, LateCosts, SessionFacts } from '../facts';
import {
  Action,
  Actions,
  ClosingNote,
  ClubMessage,
  CreditReturned,
  defineMail,
  GuestsLost,
  LateNote,
  Paragraph,
  SessionBox,
} from '../layout';

/** `pass`: it no longer covers the date. `hadSpot`: false if the no freed no spot. */
interface Props {
  session: SessionFacts;
  by: 'person' | 'administrator' | 'pass';
  reason?: Message | undefined;
  hadSpot?: boolean;
  /** The amount that became credit. */
  credit?: Pick<CreditFacts, 'returned' | 'left'> | undefined;
  late?: LateCosts | undefined;
  /** First names of the guests whose spots are given up too. */
  guests?: string[];
}

/** You are out, by your own no or somebody else's, and how to get in again. */
export const placeDeclined = defineMail<Props>()({
  texts: {
    subjectAdministrator: ['You no longer have a spot on {date}', 'Vous n’avez plus de place le {date}'],
    titleOther: ['Your spot is open to others', 'Votre place est offerte à d’autres'],
    person: ['Thanks for letting us know.', 'Merci de nous avoir prévenus.'],
    administrator: [
      'The club has taken you off the list of players for this session.',
      'Le club a retiré votre nom de cette séance.',
    ],
    pass: [
      'Your season pass doesn’t cover this date any more, so your spot is open to others.',
      'Votre abonnement de saison ne couvre plus cette date\u00a0: votre place est offerte à d’autres.',
    ],
    back: [
      'Changed your mind? Come back while a spot is left.',
      'Vous avez changé d’idée? Revenez tant qu’il reste une place.',
    ],
  },
  category: 'answers or spots',
  isStanding: true,
  entry: ({ hadSpot = true }) => (hadSpot ? 'cancel' : null),
  samples: ({ session, reason }) => ({
    usual: { session, by: 'person' },
    'by an administrator': { session, by: 'administrator', reason: { en: reason } },
    'by a pass': { session, by: 'pass' },
    'with a guest': { session, by: 'person', guests: ['Camille'] },
    'with guests': { session, by: 'administrator', guests: ['Camille', 'Malik'] },
    paid: { session, by: 'person', credit: { returned: 10, left: 40 } },
    'too late': { session, by: 'person', late: { amount: 10, isPaid: false } },
    'too late, and paid': { session, by: 'person', late: { amount: 20, isPaid: true } },
  }),
  subject: ({ by, session }, { t, day }) =>
    t(by === 'person' ? 'session.subject' : 'subjectAdministrator', {
      date: day(session.sessionDate),
    }),
  title: ({ by }, { t }) => t(by === 'person' ? 'answer.titleNo' : 'titleOther'),
  Body: ({ session, by, guests, late, credit, reason }, { t, link, answerLink, closing }) => (
    <>
      <Paragraph>{t(by)}</Paragraph>
      <ClubMessage message={reason} />
      <SessionBox session={session} />
      <GuestsLost guests={guests} />
      {late && <LateNote {...late} />}
      <CreditReturned credit={credit} />
      {closing(session) && by === 'person' && <Paragraph>{t('back')}</Paragraph>}
      <Actions>
        {closing(session) && by !== 'administrator' && (
          <Action href={answerLink(session.id, true)}>{t('answer.yes')}</Action>
        )}
        <Action href={link('schedule')} quiet>
          {t('frame.schedule')}
        </Action>
      </Actions>
      <ClosingNote session={session} />
    </>
  ),
});
