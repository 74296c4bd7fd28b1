import { Action, Actions } from '../layout/actions';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Warns administrators about a session that few have signed up for; a setting switches it off. */
export const lowCapacityAlert = defineEmail<'low-capacity-alert'>({
  subject: ({ session }, { say, day }) =>
    say('lowCapacity.subject', {
      date: day(session.sessionDate),
      attending: session.attending,
      capacity: session.maxCapacity,
    }),
  title: (_, { say }) => say('lowCapacity.title'),
  Body: ({ session, voice }) => (
    <>
      <Paragraph>
        {voice.say('lowCapacity.text', { attending: session.attending, capacity: session.maxCapacity })}
      </Paragraph>
      <SessionBox voice={voice} session={session} />
      <Paragraph>{voice.say('lowCapacity.advice')}</Paragraph>
      <Actions>
        <Action href={voice.link('adminCommunication')}>{voice.say('lowCapacity.button')}</Action>
        <Action href={voice.link('adminSessions')} quiet>
          {voice.say('lowCapacity.manage')}
        </Action>
      </Actions>
    </>
  ),
});
