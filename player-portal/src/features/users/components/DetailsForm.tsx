import { useQueryClient } from '@tanstack/react-query';
import { type Me, meQuery, updateMe, useAuth } from 'shared-api';
import { Alert, Box, notify, Text, useText } from 'shared-ui';
import { email, Form, firstName, lastName, object, SubmitButton, TextInput, username } from 'shared-ui/forms';
import { useProof } from '../use-proof';
import { PendingAddress } from './PendingAddress';
import { ProfileCard } from './ProfileCard';

const schema = object({ firstName: firstName(), lastName: lastName(), username: username(), email: email() });

/** First and last name, username and e-mail. */
export function DetailsForm({ me }: { me: Me }) {
  const text = useText();
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const know = useAuth(({ updateUser }) => updateUser);
  const initial = { firstName: me.firstName, lastName: me.lastName, username: me.username, email: me.email };

  const save = async (given: typeof initial) => {
    const saved = await withProof(() => updateMe({ ...given, version: me.version }));
    know(saved);
    client.setQueryData(meQuery().queryKey, saved);
    const { pendingEmail } = saved;
    const isAsked = pendingEmail !== null && pendingEmail !== me.pendingEmail;
    notify(isAsked ? text('profile.newAddress.asked', { pendingEmail }) : text('profile.details.done'));
  };

  return (
    <ProfileCard title={<Text id="profile.details.title" />}>
      <Form
        // Starts anew with the address in use as soon as another one waits.
        key={me.pendingEmail}
        initial={initial}
        schema={schema}
        onSubmit={save}
        failed="profile.details.failed"
        guard
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput
            name="firstName"
            label={<Text id="ui.field.firstName" />}
            autoComplete="given-name"
            required
          />
          <TextInput
            name="lastName"
            label={<Text id="ui.field.lastName" />}
            autoComplete="family-name"
            required
          />
        </Box>
        <TextInput
          name="username"
          label={<Text id="ui.field.username" />}
          autoComplete="username"
          spellCheck={false}
          required
        />
        <TextInput
          name="email"
          type="email"
          label={<Text id="ui.field.email" />}
          autoComplete="email"
          required
        />
        {!me.emailConfirmed && (
          <Alert severity="info">
            <Text id="profile.details.unconfirmed" values={{ email: me.email }} />
          </Alert>
        )}
        <PendingAddress email={me.email} pendingEmail={me.pendingEmail} />
        <SubmitButton sx={{ alignSelf: 'flex-start' }} />
      </Form>
      {dialog}
    </ProfileCard>
  );
}
