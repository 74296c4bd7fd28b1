import { takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Greets a player whose account has just opened; a setting switches it off. */
export const welcome = defineEmail<'welcome'>({
  subject: (_, { say, club }) => say('welcome.subject', { club: club.name }),
  title: (_, { say }) => say('welcome.title'),
  Body: ({ session, voice }) => (
    <>
      <Paragraph>{voice.say('welcome.text')}</Paragraph>
      <Paragraph>{voice.say('welcome.how')}</Paragraph>
      {session && takesPlace(session) && (
        <SessionBox voice={voice} session={session} title={voice.say('session.title')} withPlaces />
      )}
      <Actions>
        <Action href={voice.link('schedule')}>{voice.say('welcome.button')}</Action>
      </Actions>
    </>
  ),
});
