import { useState } from 'react';
import { type Me, meQuery, read, useAuth } from 'shared-api';
import { Alert, notify, useText } from 'shared-ui';
import {
  EmailInput,
  email,
  Form,
  firstName,
  lastName,
  NameInputs,
  object,
  SubmitButton,
  UnsavedGuard,
  UsernameInput,
  username,
} from 'shared-ui/forms';
import { updateMe } from '../api';
import { useProof } from '../use-proof';
import { PendingAddress } from './PendingAddress';

const schema = object({ firstName: firstName(), lastName: lastName(), username: username(), email: email() });

/** First and last name, username and e-mail. */
export function DetailsForm({ me }: { me: Me }) {
  const text = useText();
  const { withProof, dialog } = useProof();
  const updateUser = useAuth(({ updateUser }) => updateUser);
  const [round, setRound] = useState(0);
  const initial = { firstName: me.firstName, lastName: me.lastName, username: me.username, email: me.email };

  const save = async (given: typeof initial) => {
    const saved = await withProof(() => updateMe({ body: { ...given, version: me.version } }));
    updateUser(saved);
    const { pendingEmail } = saved;
    const isAsked = pendingEmail !== null && pendingEmail !== me.pendingEmail;
    // Until the new address is confirmed, the field shows the current one.
    if (isAsked) setRound(round + 1);
    notify(isAsked ? text('profile.newAddress.asked', { pendingEmail }) : text('profile.details.done'));
  };

  return (
    <>
      <Form
        key={round}
        initial={initial}
        schema={schema}
        onSubmit={save}
        failed="profile.details.failed"
        guard={UnsavedGuard}
        onChanged={() => read({ ...meQuery(), staleTime: 0 })}
      >
        <NameInputs />
        <UsernameInput />
        <EmailInput />
        {!me.emailConfirmed && (
          <Alert severity="info">{text('profile.details.unconfirmed', { email: me.email })}</Alert>
        )}
        <PendingAddress email={me.email} pendingEmail={me.pendingEmail} />
        <SubmitButton sx={{ alignSelf: 'flex-start' }} />
      </Form>
      {dialog}
    </>
  );
}
