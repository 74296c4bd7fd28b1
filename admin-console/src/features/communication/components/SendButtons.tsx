import { useAuth, useChange } from 'shared-api';
import { Button, notify, Stack, useFailure, useText } from 'shared-ui';
import { SendIcon } from 'shared-ui/details';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { sendMailing } from '../api';
import { useRecipients } from '../use-recipients';
import { type MailingValues, wordsIn } from '../values';

/** Sends a test to oneself, or the mailing. */
export function SendButtons() {
  const text = useText();
  const failed = useFailure();
  const me = useAuth((auth) => auth.user?.email);
  const { values } = useFormikContext<MailingValues>();
  const { count } = useRecipients(values);

  const test = useChange(
    (email: string) =>
      sendMailing({
        params: { emailType: values.emailType },
        body: { emails: [email], ...wordsIn(values.language, values) },
      }),
    {
      onSuccess: (_mailing, email) => notify(text('communication.testSent', { email })),
      onError: (error, email) => failed(error, 'communication.sendFailed', email),
    },
  );

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
      {me && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={test.isPending}
          onClick={() => test.mutate(me)}
        >
          {text('communication.test')}
        </Button>
      )}
      <SubmitButton startIcon={<SendIcon />}>
        {text(values.when === 'later' ? 'communication.schedule' : 'communication.send', { count })}
      </SubmitButton>
    </Stack>
  );
}
