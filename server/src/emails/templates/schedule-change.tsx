import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from '../facts';
import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** When and where: what people plan by. */
const placed = ['sessionDate', 'startTime', 'endTime', 'location'] as const;
const hasMoved = (from: SessionFacts, to: SessionFacts) => placed.some((key) => from[key] !== to[key]);

const isCancelled = (session: SessionFacts | null) => session?.status === SessionStatus.Cancelled;

/** One session that was cancelled or moved, or the coming sessions as they are now. */
export const scheduleChange = defineEmail<'schedule-change'>({
  subject: ({ changed }, { t, day }) => {
    if (!changed) return t('scheduleChange.subject');
    const id = isCancelled(changed) ? 'scheduleChange.subjectCancelled' : 'scheduleChange.subjectMoved';
    return t(id, { date: day(changed.sessionDate) });
  },
  title: ({ changed }, { t }) =>
    t(isCancelled(changed) ? 'scheduleChange.titleCancelled' : 'scheduleChange.title'),
  Body: ({ changed, former, sessions, message, localization }) => {
    const { t, link } = localization;
    const isReopened = isCancelled(former) && !isCancelled(changed);
    const text = isCancelled(changed)
      ? 'scheduleChange.textCancelled'
      : isReopened
        ? 'scheduleChange.textReopened'
        : 'scheduleChange.textMoved';
    const old = changed && former && !isCancelled(changed) && hasMoved(former, changed) ? former : null;
    return (
      <>
        <ClubMessage localization={localization} message={message} />
        <Paragraph>{t(changed ? text : 'scheduleChange.text')}</Paragraph>
        {changed && <SessionBox localization={localization} session={changed} />}
        {old && (
          <>
            <Paragraph>{t('scheduleChange.textFormer')}</Paragraph>
            <SessionBox localization={localization} session={old} />
          </>
        )}
        {!changed && sessions.length === 0 && <Paragraph>{t('scheduleChange.none')}</Paragraph>}
        {sessions.length > 0 && <Paragraph>{t('scheduleChange.coming')}</Paragraph>}
        {sessions.map((session) => (
          <SessionBox key={session.id} localization={localization} session={session} />
        ))}
        <Actions>
          <Action href={link('schedule')}>{t('scheduleChange.button')}</Action>
        </Actions>
      </>
    );
  },
});
