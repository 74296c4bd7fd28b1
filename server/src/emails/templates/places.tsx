import type { SessionFacts } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClosingNote } from '../layout/ClosingNote';
import { ClubMessage } from '../layout/ClubMessage';
import { CreditReturned, CreditUsed } from '../layout/CreditNote';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Note, Paragraph } from '../layout/text';
import { useLocalization } from '../layout/use-localization';
import type { Localization } from '../localization';
import type { Templates } from '../template';

/**
 * The same for every mail that answers its reader's own action, so that mail programs which compare subjects keep one
 * conversation; the title says what has happened, and is shown beside it.
 */
export const sessionSubject = ({ session }: { session: SessionFacts }, { t, day }: Localization): string =>
  t('place.subject', { date: day(session.sessionDate) });

interface PlaceActionsProps {
  session: SessionFacts;
  userId: string;
}

/** For somebody who has a spot or waits for one: their sessions, and a link that says no without a login. */
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

/** Until when to say that one is not going, so that somebody else can play. */
const DeadlineNote = ({ session }: { session: SessionFacts }) => {
  const { t, deadline, closing } = useLocalization();
  const moment = deadline(session);
  if (moment) return <Note>{t('place.deadline', moment)}</Note>;
  return closing(session) && <Note>{t('place.late')}</Note>;
};

/** From when on a no leaves the price due. */
const NoCostsNote = ({ amount, until }: { amount: number; until: string }) => {
  const { t, money, upcoming } = useLocalization();
  const [moment, price] = [upcoming(new Date(until)), money(amount)];
  return <Note>{moment ? t('place.noCosts', { ...moment, price }) : t('place.noCostsNow', { price })}</Note>;
};

/** What a no that came too late leaves due. */
const LateNote = ({ amount, isPaid }: { amount: number; isPaid: boolean }) => {
  const { t, money } = useLocalization();
  return <Paragraph>{t(isPaid ? 'place.latePaid' : 'place.lateDue', { price: money(amount) })}</Paragraph>;
};

/** Whose spots went with their host's. */
export const GuestsLost = ({ guests = [] }: { guests?: string[] | undefined }) => {
  const { t } = useLocalization();
  if (guests.length === 0) return null;
  return <Paragraph>{t('place.guestsLost', { count: guests.length, names: guests.join(', ') })}</Paragraph>;
};

const confirmedSubjects = {
  line: 'placeConfirmed.subjectLine',
  administrator: 'placeConfirmed.subjectAdministrator',
} as const;

/** Mails about somebody's own spot at a session. */
export const places = {
  /** You are in, with what it costs, until when to say no, and how. */
  'place-confirmed': {
    subject: (props, localization) => {
      const { by, session } = props;
      if (by === 'person' || by === 'pass') return sessionSubject(props, localization);
      return localization.t(confirmedSubjects[by], { date: localization.day(session.sessionDate) });
    },
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

  /** You are not in, by your own no or somebody else's, and how to be in again. */
  'place-declined': {
    subject: (props, localization) =>
      props.by === 'person'
        ? sessionSubject(props, localization)
        : localization.t('placeDeclined.subjectAdministrator', {
            date: localization.day(props.session.sessionDate),
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

  /** Your guest is in, with what you pay for them. */
  'guest-added': {
    subject: sessionSubject,
    title: ({ guest }, { t }) => t('guestAdded.title', { guest }),
    Body: ({ session, guest, due, credit }, { t, link }) => (
      <>
        <Paragraph>{t('guestAdded.text', { guest })}</Paragraph>
        <SessionBox session={session} />
        <CreditUsed credit={credit} due={due} />
        {due && <PaymentBox due={[due]} />}
        <Actions>
          <Action href={link('mySessions')}>{t('attendanceConfirmation.button')}</Action>
        </Actions>
        <DeadlineNote session={session} />
      </>
    ),
  },

  /** Your guest is not in any more; you are. */
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
        <Actions>
          <Action href={link('mySessions')}>{t('attendanceConfirmation.button')}</Action>
        </Actions>
      </>
    ),
  },
} satisfies Partial<Templates>;
