import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UnsentEmails as Unsent, type UnsentEmail, useChange } from 'shared-api';
import {
  Alert,
  Button,
  Card,
  Loaded,
  notify,
  Stack,
  Text,
  Typography,
  useFailure,
  useFormat,
  useText,
} from 'shared-ui';
import { sendUnsent, unsentQuery } from './api';
import { problemLabel, subjectLabel } from './labels';
import { MailRow } from './MailRow';

/** How often the list follows what is sent and what fails, in milliseconds. */
const followMs = 10_000;

/** How many are listed at first: the form below is what the page is for. */
const few = 3;

/** What is sent again, all without ids, and to whom, for an error. */
interface Again {
  ids?: string[];
  who: string;
}

/** The e-mails that have not left in time: those that wait, and those that failed and can be sent again. Nothing if all left. */
export function UnsentEmails() {
  const text = useText();
  const failed = useFailure();
  const unsent = useQuery({ ...unsentQuery(), staleTime: 0, refetchInterval: followMs });
  const { mutate, isPending } = useChange(({ ids }: Again) => sendUnsent({ body: ids ? { ids } : {} }), {
    onSuccess: ({ emails }) => notify(text('communication.unsent.again', { count: emails })),
    onError: (error, { who }) => failed(error, 'communication.sendFailed', who),
  });
  return (
    <Loaded query={unsent} waiting={null} failed={<Text id="communication.unsent.loadFailed" />}>
      {(data) =>
        data.emails.length > 0 && (
          <Card component="section" aria-labelledby="unsent" sx={{ mb: 2.5, p: { xs: 2, sm: 3 } }}>
            <Typography id="unsent" component="h2" variant="h3" sx={{ mb: 1.5 }}>
              <Text id="communication.unsent" />
            </Typography>
            <List {...data} busy={isPending} onSend={mutate} />
          </Card>
        )
      }
    </Loaded>
  );
}

interface ListProps extends Unsent {
  busy: boolean;
  onSend: (again: Again) => void;
}

function List({ waiting, failed, emails, busy, onSend }: ListProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const again = emails.filter(({ canSendAgain }) => canSendAgain);
  return (
    <Stack sx={{ gap: 2 }}>
      {waiting > 0 && (
        <Alert severity="warning">
          <Text id="communication.unsent.waiting" values={{ count: waiting }} />
        </Alert>
      )}
      {failed > 0 && (
        <Alert severity="error">
          <Text id="communication.unsent.failed" values={{ count: failed }} />
        </Alert>
      )}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {emails.slice(0, isWhole ? undefined : few).map((email) => (
          <Row key={email.id} email={email} busy={busy} onSend={(who) => onSend({ ids: [email.id], who })} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {again.length > 1 && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => onSend({ who: text('communication.unsent') })}
          >
            <Text id="communication.unsent.sendAll" />
          </Button>
        )}
        {!isWhole && emails.length > few && (
          <Button color="inherit" onClick={() => setWhole(true)}>
            <Text id="communication.unsent.showAll" values={{ count: emails.length }} />
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface RowProps {
  email: UnsentEmail;
  busy: boolean;
  onSend: (who: string) => void;
}

function Row({ email: { name, about, state, problem, createdOn, canSendAgain }, busy, onSend }: RowProps) {
  const text = useText();
  const format = useFormat();
  const who = name ?? text('communication.unsent.noName');
  const isFailed = state === 'failed';
  const details = [
    text(subjectLabel[about]),
    format.dateTime(createdOn),
    text(problemLabel[problem ?? 'late']),
  ];
  return (
    <MailRow
      {...{ title: who, details }}
      state={{
        color: isFailed ? 'error' : 'warning',
        label: text(`communication.unsent.${state}State`),
      }}
    >
      {canSendAgain ? (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={busy}
          aria-label={text('communication.unsent.sendTo', { name: who })}
          onClick={() => onSend(who)}
        >
          <Text id="communication.unsent.send" />
        </Button>
      ) : (
        isFailed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="communication.unsent.over" />
          </Typography>
        )
      )}
    </MailRow>
  );
}
