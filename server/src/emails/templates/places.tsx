import type { SessionFacts } from '../facts';
import { Action, Actions, SingleAction } from '../layout/actions';
import { ClosingNote } from '../layout/ClosingNote';
import { ClubMessage } from '../layout/ClubMessage';
import { CreditReturned, CreditUsed } from '../layout/CreditNote';
import { DeadlineNote } from '../layout/DeadlineNote';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Note, Paragraph } from '../layout/text';
import { useLocalization } from '../layout/use-localization';
import type { Localization } from '../localization';
import type { Templates } from '../template';

/**
 * The same subject for every mail about its reader's own action, so that mail programs which compare subjects keep one
 * conversation; the title, shown beside it, says what happened.
 */
export const sessionSubject = ({ session }: { session: SessionFacts }, { t, day }: Localization): string =>
  t('place.subject', { date: day(session.sessionDate) });

interface PlaceActionsProps {
  session: SessionFacts;
  userId: string;
}

/** For somebody who has a spot or waits for one: their sessions, and a link to say no without a login. */
export const PlaceActions = ({ session, userId }: PlaceActionsProps) => {
  const { t, link, answerLink, closing } = useLocalization();
  return (
    <>
      <Actions>
        <Action href={link('mySessions')}>{t('attendanceConfirmation.button')}</Action>
        {closing(session) && (
          <Action href={answerLink(session.id, userId, false)} quiet>
            {t('attendanceReminder.no')}
          </Action>
        )}
      </Actions>
      <ClosingNote session={session} />
    </>
  );
};

/** Says from when on a no costs the price. */
const NoCostsNote = ({ amount, until }: { amount: number; until: string }) => {
  const { t, money, upcoming } = useLocalization();
  const [moment, price] = [upcoming(new Date(until)), money(amount)];
  return <Note>{moment ? t('place.noCosts', { ...moment, price }) : t('place.noCostsNow', { price })}</Note>;
};

/** The price of a late no. */
const LateNote = ({ amount, isPaid }: { amount: number; isPaid: boolean }) => {
  const { t, money } = useLocalization();
  return <Paragraph>{t(isPaid ? 'place.latePaid' : 'place.lateDue', { price: money(amount) })}</Paragraph>;
};

/** Guests who lost their spots with their host. */
export const GuestsLost = ({ guests = [] }: { guests?: string[] | undefined }) => {
  const { t } = useLocalization();
  if (guests.length === 0) return null;
  return <Paragraph>{t('place.guestsLost', { count: guests.length, names: guests.join(', ') })}</Paragraph>;
};

const confirmedSubjects = {
  person: 'place.subject',
  pass: 'place.subject',
  line: 'placeConfirmed.subjectLine',
  administrator: 'placeConfirmed.subjectAdministrator',
} as const;

/** Mails about the reader's own spot. */
export const places = {
  /** You are in: price, cancellation deadline and link. */
  'place-confirmed': {
    subject: ({ by, session }, { t, day }) => t(confirmedSubjects[by], { date: day(session.sessionDate) }),
    title: (_, { t }) => t('placeConfirmed.title'),
    Body: ({ userId, session, by, due, isIncluded, guests, credit, noCosts, reason }, { t }) => (
      <>
        <Paragraph>{t(`placeConfirmed.${by}`)}</Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        {guests.length > 0 && (
          <Paragraph>
            {t('placeConfirmed.guests', { count: guests.length, names: guests.join(', ') })}
          </Paragraph>
        )}
        <CreditUsed credit={credit} due={due} />
        {due && <PaymentBox due={[due]} />}
        {isIncluded && <Paragraph>{t('place.included')}</Paragraph>}
        <DeadlineNote session={session} />
        {noCosts && <NoCostsNote {...noCosts} />}
        <PlaceActions session={session} userId={userId} />
      </>
    ),
  },

  /** You are out, by your own no or somebody else's, and how to get in again. */
  'place-declined': {
    subject: ({ by, session }, { t, day }) =>
      t(by === 'person' ? 'place.subject' : 'placeDeclined.subjectAdministrator', {
        date: day(session.sessionDate),
      }),
    title: ({ by }, { t }) => t(by === 'person' ? 'placeDeclined.title' : 'placeDeclined.titleOther'),
    Body: ({ userId, session, by, guests, late, credit, reason }, { t, link, answerLink, closing }) => (
      <>
        <Paragraph>{t(`placeDeclined.${by}`)}</Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        <GuestsLost guests={guests} />
        {late && <LateNote {...late} />}
        <CreditReturned credit={credit} />
        {closing(session) && by === 'person' && <Paragraph>{t('placeDeclined.back')}</Paragraph>}
        <Actions>
          {closing(session) && by !== 'administrator' && (
            <Action href={answerLink(session.id, userId, true)}>{t('attendanceReminder.yes')}</Action>
          )}
          <Action href={link('schedule')} quiet>
            {t('frame.schedule')}
          </Action>
        </Actions>
        <ClosingNote session={session} />
      </>
    ),
  },

  /** Your guest is in, with the price for them. */
  'guest-added': {
    subject: sessionSubject,
    title: ({ guest }, { t }) => t('guestAdded.title', { guest }),
    Body: ({ session, guest, due, credit }, { t, link }) => (
      <>
        <Paragraph>{t('guestAdded.text', { guest })}</Paragraph>
        <SessionBox session={session} />
        <CreditUsed credit={credit} due={due} />
        {due && <PaymentBox due={[due]} />}
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
        <DeadlineNote session={session} />
      </>
    ),
  },

  /** Your guest is out; you are still in. */
  'guest-dropped': {
    subject: sessionSubject,
    title: ({ guest }, { t }) => t('guestDropped.title', { guest }),
    Body: ({ session, guest, late, by, reason }, { t, link }) => (
      <>
        <Paragraph>
          {t(by === 'administrator' ? 'guestDropped.administrator' : 'guestDropped.text', { guest })}
        </Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        {late && <LateNote {...late} />}
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
