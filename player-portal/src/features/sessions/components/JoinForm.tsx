import { useState } from 'react';
import { call, type Session, SessionStatus } from 'shared-api';
import { Button, EmailIcon, LinkButton, Stack, Typography, usePath, useText } from 'shared-ui';
import {
  EmailInput,
  email,
  Form,
  firstName,
  type InferType,
  object,
  SubmitButton,
  TextInput,
} from 'shared-ui/forms';
import { Outcome } from '../../../components/Outcome';
import { pressedOn } from '../use-pressed';

const schema = object({ firstName: firstName(), email: email() });

/** A spot for who has no account: a first name and an address; the mailed link makes the account, and says yes. */
export function JoinForm({ session }: { session: Session }) {
  const text = useText();
  const path = usePath();
  const [given, setGiven] = useState<InferType<typeof schema>>();
  const [isSent, setSent] = useState(false);
  const waits = session.status === SessionStatus.Full;
  const query = { sessionId: session.id, ...pressedOn(session, waits ? 'wait' : 'yes') };
  if (given && isSent) {
    return (
      <Outcome
        icon={<EmailIcon />}
        tone="success"
        title={text('shared.sent.title')}
        actions={
          <Button variant="outlined" color="secondary" onClick={() => setSent(false)}>
            {text('shared.sent.again')}
          </Button>
        }
      >
        {text(waits ? 'shared.sent.textWaits' : 'shared.sent.text', { email: given.email })}
      </Outcome>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {waits && (
        <Typography component="h2" variant="h3">
          {text('shared.join.waits')}
        </Typography>
      )}
      <Form
        initial={given ?? { firstName: '', email: '' }}
        schema={schema}
        onSubmit={async (body) => {
          await call('POST /api/v1/Users/join', {
            body: { ...body, returnTo: path('attendanceConfirmation', query) },
          });
          setGiven(body);
          setSent(true);
        }}
        failed="shared.join.failed"
        label={text(waits ? 'shared.join.submitWaits' : 'shared.join.submit')}
      >
        <TextInput name="firstName" label={text('ui.field.firstName')} autoComplete="given-name" required />
        <EmailInput />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(waits ? 'shared.join.textWaits' : 'shared.join.text')}
        </Typography>
        <SubmitButton size="large">
          {text(waits ? 'shared.join.submitWaits' : 'shared.join.submit')}
        </SubmitButton>
      </Form>
      <LinkButton to="attendanceConfirmation" query={query} state={{ pressed: true }} color="secondary">
        {text('shared.member')}
      </LinkButton>
    </Stack>
  );
}
