import type { User } from 'shared-api';
import { useFormikContext } from 'shared-ui/forms';
import { MailNotice, useDebounced, useRecipientCount } from 'shared-ui/resource';
import { countUserRecipients } from '../api';
import { changeSchema } from '../schema';
import { changeOf } from '../values';

/** Says before saving how many people a change of a user e-mails: it may affect an address, a pass or a spot. */
export function ChangeNotice({ user }: { user: User }) {
  const { values, dirty } = useFormikContext();
  const later = useDebounced(values);
  const sent = dirty && changeSchema.isValidSync(later) ? changeSchema.cast(later) : undefined;
  const people = useRecipientCount(['users', user.id], sent, (change) =>
    countUserRecipients(user.id, changeOf(change)),
  );
  return sent ? <MailNotice people={people} /> : null;
}
