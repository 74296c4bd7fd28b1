import { SessionStatus } from 'shared-api/contract';
import { type SessionFacts, takesPlace, type WithMessage } from '../facts';
import {
  Action,
  Actions,
  ClosingNote,
  ClubMessage,
  defineMail,
  Paragraph,
  SessionBox,
  SingleAction,
  whenAndWhere,
} from '../layout';

interface Props extends WithMessage {
  session: SessionFacts | null;
  answer: boolean | null;
  /** Whether the reader's pass covers the date. */
  isIncluded?: boolean;
}

/** How it speaks to somebody who is in, and to somebody who is out; anyone else is asked. */
const answered = {
  in: { subject: 'subjectYes', title: 'titleYes' },
  out: { subject: 'answer.subjectNo', title: 'answer.titleNo' },
  none: { subject: 'subject', title: 'title' },
} as const;
const reminderFor = (answer: boolean | null) => answered[answer === null ? 'none' : answer ? 'in' : 'out'];

const textFor = ({ status }: SessionFacts, answer: false | null) => {
  if (status === SessionStatus.Full) return 'textFull';
  return answer === null ? 'text' : 'textNo';
};

/** Asks whether somebody comes to the next session, or still can; its links answer. */
export const attendanceReminder = defineMail<Props>()({
  texts: {
    subject: ['Will you be there on {date}?', 'Y serez-vous le {date}?'],
    subjectYes: ['See you on {date}', 'Rendez-vous le {date}'],
    subjectNone: ['Next session at {club}', '{club} : la prochaine séance'],
    title: ['Will you be there?', 'Y serez-vous?'],
    titleYes: ['See you {weekday}', 'À {weekday}!'],
    text: ['No login needed.', 'Nul besoin de vous connecter.'],
    textFull: [
      'It’s full right now. You can join the waiting list.',
      'C’est complet. Vous pouvez vous inscrire à la liste d’attente.',
    ],
    textNo: [
      'Changed your mind? Say so, and you’re in.',
      'Vous avez changé d’idée? Dites-le, et votre place est réservée.',
    ],
    textYes: ['Can’t come any more? Free your spot.', 'Vous ne pouvez plus venir? Libérez votre place.'],
    textClosed: ['It’s too late to change your answer.', 'Il est trop tard pour changer votre réponse.'],
    none: ['No session is open right now.', 'Aucune séance n’est ouverte pour le moment.'],
  },
  category: 'reminders',
  push: {
    kind: 'reminders',
    line: ({ session }, localization) =>
      session && takesPlace(session) ? whenAndWhere(session, localization) : null,
  },
  samples: ({ session, full, message }) => ({
    usual: { session, answer: null },
    'said yes': { session, answer: true },
    'said no, with a pass': { session, answer: false, isIncluded: true },
    full: { session: full, answer: null },
    'full, with a spot held': { session: { ...full, attending: 19 }, answer: null },
    'no session': { message, session: null, answer: null },
  }),
  subject: ({ session, answer }, { t, day, club }) =>
    session && takesPlace(session)
      ? t(reminderFor(answer).subject, { date: day(session.sessionDate) })
      : t('subjectNone', { club: club.name }),
  title: ({ session, answer }, { t, date }) =>
    session && takesPlace(session)
      ? t(reminderFor(answer).title, { weekday: date(session.sessionDate, 'weekday') })
      : t('session.title'),
  Body: ({ session, answer, isIncluded, message }, { t, link, answerLink, closing }) => {
    if (!session || !takesPlace(session)) {
      return (
        <>
          <ClubMessage message={message} />
          <Paragraph>{t('none')}</Paragraph>
          <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
        </>
      );
    }
    return (
      <>
        <ClubMessage message={message} />
        {answer && <Paragraph>{t('answer.in')}</Paragraph>}
        <SessionBox session={session} withPlaces={!answer} isIncluded={isIncluded} />
        {!closing(session) && <Paragraph>{t('textClosed')}</Paragraph>}
        {closing(session) && <Paragraph>{t(answer ? 'textYes' : textFor(session, answer))}</Paragraph>}
        {closing(session) && (
          <Actions>
            {!answer && session.status === SessionStatus.Open && (
              <Action href={answerLink(session.id, true)}>{t('answer.yes')}</Action>
            )}
            {!answer && session.status === SessionStatus.Full && (
              <Action href={link('schedule')}>{t('frame.schedule')}</Action>
            )}
            {answer !== false && (
              <Action href={answerLink(session.id, false)} quiet>
                {t('answer.no')}
              </Action>
            )}
          </Actions>
        )}
        <ClosingNote session={session} />
      </>
    );
  },
});
