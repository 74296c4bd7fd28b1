import { SessionStatus } from 'shared-api/contract';
import { type SessionFacts, takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import type { MailMessageId } from '../messages';
import { defineEmail } from '../template';

const textFor = ({ status }: SessionFacts, answer: boolean | null): MailMessageId => {
  if (answer) return 'attendanceReminder.textYes';
  return status === SessionStatus.Full ? 'attendanceReminder.textFull' : 'attendanceReminder.text';
};

/** Asks whether somebody comes to the next session; one click answers. */
export const attendanceReminder = defineEmail<'attendance-reminder'>({
  subject: ({ session }, { t, day, club }) =>
    session && takesPlace(session)
      ? t('attendanceReminder.subject', { date: day(session.sessionDate) })
      : t('attendanceReminder.subjectNone', { club: club.name }),
  title: ({ session, answer }, { t }) =>
    t(
      session && takesPlace(session) && answer
        ? 'attendanceReminder.titleYes'
        : session && takesPlace(session)
          ? 'attendanceReminder.title'
          : 'session.title',
    ),
  Body: ({ userId, session, answer, message, localization }) => {
    const { t, link, answerLink } = localization;
    if (!session || !takesPlace(session)) {
      return (
        <>
          <ClubMessage localization={localization} message={message} />
          <Paragraph>{t('attendanceReminder.none')}</Paragraph>
          <Actions>
            <Action href={link('schedule')}>{t('scheduleChange.button')}</Action>
          </Actions>
        </>
      );
    }
    return (
      <>
        <ClubMessage localization={localization} message={message} />
        <SessionBox localization={localization} session={session} withPlaces={!answer} />
        <Paragraph>{t(textFor(session, answer))}</Paragraph>
        <Actions>
          {!answer && session.status === SessionStatus.Open && (
            <Action href={answerLink(session.id, userId, true)}>{t('attendanceReminder.yes')}</Action>
          )}
          {!answer && session.status === SessionStatus.Full && (
            <Action href={link('schedule')}>{t('scheduleChange.button')}</Action>
          )}
          <Action href={answerLink(session.id, userId, false)} quiet>
            {t('attendanceReminder.no')}
          </Action>
        </Actions>
      </>
    );
  },
});
