import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  fetchMailbox,
  mailboxQuery,
  messageOf,
  type NoticeMailbox,
  paymentsKey,
  transfersKey,
} from 'shared-api';
import { Alert, Button, Card, ListSkeleton, Loaded, notify, Stack, Typography, useText } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { MailboxDialog } from './MailboxDialog';

/** The mailbox for Interac's notices: when it was last read, and its errors. */
export function MailboxPanel() {
  const text = useText();
  const id = useId();
  const query = useQuery(mailboxQuery());
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, mb: 3 }}>
      <Typography component="h2" variant="h4" id={id} sx={{ mb: 1 }}>
        {text('interac.mailbox.title')}
      </Typography>
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={1} rowHeight={72} />}
        failed={text('interac.mailbox.failed')}
      >
        {(mailbox) => <MailboxState mailbox={mailbox} />}
      </Loaded>
    </Card>
  );
}

function MailboxState({ mailbox }: { mailbox: NoticeMailbox }) {
  const { text, format } = useI18n();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const fetching = useMutation({
    mutationFn: fetchMailbox,
    onSuccess: (read) => {
      client.setQueryData(mailboxQuery().queryKey, read);
      if (!read.problem && !read.isFetching) notify(text('interac.mailbox.result', read.last));
    },
    onError: (error) => notify(messageOf(error, text('interac.mailbox.fetchFailed')), 'error'),
    onSettled: () =>
      Promise.all([transfersKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { hasPassword, username, folder, isOn, isFetching, fetchedOn, problem, problemSince } = mailbox;
  const isBusy = fetching.isPending || isFetching;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {hasPassword
          ? text(isOn ? 'interac.mailbox.on' : 'interac.mailbox.off', { folder, username })
          : text('interac.mailbox.none')}
      </Typography>
      {problem && (
        <Alert severity="error">
          {text('interac.mailbox.since', {
            problem: text(`interac.mailbox.problem.${problem}`),
            time: problemSince ? format.dateTime(problemSince) : '',
          })}
        </Alert>
      )}
      {fetchedOn && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {text('interac.mailbox.read', {
            time: format.dateTime(fetchedOn),
            result: text('interac.mailbox.result', mailbox.last),
          })}
          {mailbox.hasMore && ` ${text('interac.mailbox.more')}`}
        </Typography>
      )}
      {hasPassword && !mailbox.trustedServer && (
        <Alert severity="info">{text('interac.mailbox.untrusted')}</Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {hasPassword && (
          <Button variant="contained" disabled={isBusy} onClick={() => fetching.mutate()}>
            {text(isBusy ? 'interac.mailbox.fetching' : 'interac.mailbox.fetch')}
          </Button>
        )}
        <Button onClick={() => setEditing(true)}>
          {text(hasPassword ? 'interac.mailbox.change' : 'interac.mailbox.setUp')}
        </Button>
      </Stack>
      <MailboxDialog mailbox={mailbox} open={editing} onClose={() => setEditing(false)} />
    </Stack>
  );
}
