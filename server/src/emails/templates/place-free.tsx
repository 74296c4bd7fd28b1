import { Action, Actions } from '../layout/actions';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Gives a free place to the first of the waiting list, with a link to decline. */
export const placeFree = defineEmail<'place-free'>({
  subject: ({ session }, { say, day }) => say('placeFree.subject', { date: day(session.sessionDate) }),
  title: (_, { say }) => say('placeFree.title'),
  Body: ({ userId, session, due, voice }) => (
    <>
      <Paragraph>{voice.say('placeFree.text')}</Paragraph>
      <SessionBox voice={voice} session={session} />
      {due && <PaymentBox voice={voice} due={[due]} />}
      <Paragraph>{voice.say('placeFree.decline')}</Paragraph>
      <Actions>
        <Action href={voice.answerLink(session.id, userId, false)} quiet>
          {voice.say('placeFree.button')}
        </Action>
      </Actions>
    </>
  ),
});
