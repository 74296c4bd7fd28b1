import { type User, usersQuery } from 'shared-api';
import { Text } from 'shared-ui';
import { PickInput } from 'shared-ui/resource';

/** As many as one looks through before typing another letter. */
const shown = 8;

/** Who paid, found by name or e-mail. */
export function UserInput() {
  return (
    <PickInput<User>
      name="user"
      label={<Text id="payments.field.user" />}
      help={<Text id="payments.field.userHint" />}
      searching={<Text id="payments.field.userSearching" />}
      none={<Text id="payments.field.userNone" />}
      required
      query={(search) =>
        usersQuery({ page: 1, pageSize: shown, sort: 'name', ...(search ? { search } : {}) })
      }
      labelOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
      detailOf={({ email }) => email}
    />
  );
}
