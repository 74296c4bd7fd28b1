import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Only an open session can lack players: the others are full, cancelled or over. */
const isShort = (session: SessionFacts | null): session is SessionFacts =>
  session?.status === SessionStatus.Open;

/** Tells players that the next session is short of them; one click answers. */
export const lowAttendanceWarning = defineEmail<'low-attendance-warning'>({
  subject: ({ session }, { t, day }) =>
    isShort(session)
      ? t('lowAttendance.subject', { date: day(session.sessionDate) })
      : t('lowAttendance.subjectNone'),
  title: (_, { t }) => t('lowAttendance.title'),
  Body: ({ userId, message, localization, ...props }) => {
    const { t, link, answerLink } = localization;
    const session = isShort(props.session) ? props.session : null;
    return (
      <>
        <ClubMessage localization={localization} message={message} />
        <Paragraph>
          {session ? t('lowAttendance.text', { attending: session.attending }) : t('lowAttendance.textNone')}
        </Paragraph>
        {session && <SessionBox localization={localization} session={session} withPlaces />}
        <Actions>
          {session ? (
            <Action href={answerLink(session.id, userId, true)}>{t('attendanceReminder.yes')}</Action>
          ) : (
            <Action href={link('schedule')}>{t('scheduleChange.button')}</Action>
          )}
        </Actions>
      </>
    );
  },
});
