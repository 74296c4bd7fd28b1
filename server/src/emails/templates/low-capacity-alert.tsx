import { Action, Actions } from '../layout/actions';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Warns administrators about a session that few have signed up for; a setting switches it off. */
export const lowCapacityAlert = defineEmail<'low-capacity-alert'>({
  subject: ({ session }, { t, day }) =>
    t('lowCapacity.subject', {
      date: day(session.sessionDate),
      attending: session.attending,
      capacity: session.maxCapacity,
    }),
  title: (_, { t }) => t('lowCapacity.title'),
  Body: ({ session, localization }) => (
    <>
      <Paragraph>
        {localization.t('lowCapacity.text', { attending: session.attending, capacity: session.maxCapacity })}
      </Paragraph>
      <SessionBox localization={localization} session={session} />
      <Paragraph>{localization.t('lowCapacity.advice')}</Paragraph>
      <Actions>
        <Action href={localization.link('adminCommunication')}>{localization.t('lowCapacity.button')}</Action>
        <Action href={localization.link('adminSessions')} quiet>
          {localization.t('lowCapacity.manage')}
        </Action>
      </Actions>
    </>
  ),
});
