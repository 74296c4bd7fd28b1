import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Says goodbye, and what is kept. */
export const accountDeleted = defineEmail<'account-deleted'>({
  subject: (_, { say }) => say('deleted.subject'),
  title: (_, { say }) => say('deleted.title'),
  Body: ({ voice: { say } }) => (
    <>
      <Paragraph>{say('deleted.text')}</Paragraph>
      <Paragraph>{say('deleted.back')}</Paragraph>
    </>
  ),
});
