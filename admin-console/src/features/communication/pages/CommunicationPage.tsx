import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Box, Card, Stack } from 'shared-ui';
import { Form, notStored, UnsavedGuard } from 'shared-ui/forms';
import { ConsolePage } from '../../../layout/ConsolePage';
import { Mailings } from '../components/Mailings';
import { MailPreview } from '../components/MailPreview';
import { MessagePanel } from '../components/MessagePanel';
import { RecipientsPanel } from '../components/RecipientsPanel';
import { SendButtons } from '../components/SendButtons';
import { SendConfirm } from '../components/SendConfirm';
import { SendingStatus } from '../components/SendingStatus';
import { UnsentEmails } from '../components/UnsentEmails';
import { WhenPanel } from '../components/WhenPanel';
import { mailingSchema } from '../schema';
import { useSending } from '../use-sending';
import { blankMailing, type MailingValues } from '../values';

/** `/admin/communication`: writing to everybody, to a group or to some, and what has become of it. */
export function Component() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [initial, setInitial] = useState(() => blankMailing(query, state));
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<MailingValues>();
  const [open, setOpen] = useState(false);
  const { sending, send } = useSending();

  const confirmed = async () => {
    setOpen(false);
    // A sent mailing clears the form; after a failure everything stays.
    if (!asked || !(await send(asked))) return;
    setInitial(blankMailing());
    setRound(round + 1);
  };

  return (
    <ConsolePage title="communication.title" lead="communication.intro">
      <UnsentEmails />
      <Form
        key={round}
        initial={initial}
        schema={mailingSchema}
        onSubmit={(values) => {
          setAsked(values);
          setOpen(true);
          return notStored;
        }}
        failed="communication.sendFailed"
        guard={UnsavedGuard}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: '100%', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Card sx={{ p: { xs: 2, sm: 3 } }}>
            <Stack sx={{ gap: 2.5 }}>
              <RecipientsPanel />
              <MessagePanel />
              <WhenPanel />
              <SendingStatus sending={sending} />
              <SendButtons />
            </Stack>
          </Card>
          <MailPreview />
        </Box>
      </Form>
      <Mailings />
      {asked && (
        <SendConfirm
          values={asked}
          open={open}
          onConfirm={() => void confirmed()}
          onClose={() => setOpen(false)}
        />
      )}
    </ConsolePage>
  );
}
