import { fullName, type User } from 'shared-api';
import { type MessageId, Text } from 'shared-ui';
import { PickInput } from 'shared-ui/resource';
import { candidatesQuery } from '../communication/recipients';

/** A member, found by name or e-mail. */
export function UserInput({ label, required = true }: { label: MessageId; required?: boolean }) {
  return (
    <PickInput<User>
      name="user"
      label={<Text id={label} />}
      help={<Text id="payments.field.userHint" />}
      searching={<Text id="payments.field.userSearching" />}
      none={<Text id="payments.field.userNone" />}
      required={required}
      query={candidatesQuery}
      labelOf={fullName}
      detailOf={({ email }) => email}
    />
  );
}
