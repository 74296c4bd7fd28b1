import { countChangeRecipients, rules, type Session, type SessionChange, sessionsKey } from 'shared-api';
import { Text } from 'shared-ui';
import { TextArea, useFormikContext } from 'shared-ui/forms';
import { MailNotice, useDebounced, useRecipientCount } from 'shared-ui/resource';
import { changeOf } from '../draft';
import type { ChangeValues } from '../fields';
import { changeSchema } from '../schema';

/** What would be sent; nothing while an input holds something that cannot be. */
const changeIn = (values: ChangeValues): SessionChange | undefined =>
  changeSchema.isValidSync(values) ? changeSchema.cast(values) : undefined;

const differs = (session: Session, change: SessionChange): boolean => {
  const before = changeOf(session);
  return (Object.keys(before) as (keyof SessionChange)[]).some(
    (key) => key !== 'version' && before[key] !== change[key],
  );
};

/** Says how many people a change of a session e-mails, before it is saved, and takes the reason that they will read. */
export function ChangeNotice({ session }: { session: Session }) {
  const { values } = useFormikContext<ChangeValues>();
  const { reason: _, ...change } = changeIn(useDebounced(values)) ?? {};
  const sent = 'status' in change && differs(session, change) ? change : undefined;
  const people = useRecipientCount([...sessionsKey, session.id], sent, (change) =>
    countChangeRecipients(session.id, change),
  );
  if (!sent) return null;
  return (
    <>
      <MailNotice people={people} />
      {people !== 0 && (
        <TextArea
          name="reason"
          label={<Text id="ui.mail.reason" />}
          help={<Text id="ui.mail.reason.help" />}
          maxLength={rules.notes.max}
          rows={2}
        />
      )}
    </>
  );
}
