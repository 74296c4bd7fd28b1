import { fullName, type User } from 'shared-api';
import { type MessageId, Text } from 'shared-ui';
import { PickInput } from 'shared-ui/resource';
import { candidatesQuery } from '../../communication/recipients';

/** A member, found by name or e-mail. */
export function UserInput({ label }: { label: MessageId }) {
  return (
    <PickInput<User>
      name="user"
      label={<Text id={label} />}
      help={<Text id="payments.field.userHint" />}
      searching={<Text id="payments.field.userSearching" />}
      none={<Text id="payments.field.userNone" />}
      required
      query={candidatesQuery}
      labelOf={fullName}
      detailOf={({ email }) => email}
    />
  );
}
