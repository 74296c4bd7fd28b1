import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NoticeMailbox, read, useChange } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  ListSkeleton,
  Loaded,
  notify,
  Stack,
  Text,
  Typography,
  useFailure,
  useText,
} from 'shared-ui';
import { type InferType, PasswordInput } from 'shared-ui/forms';
import { FieldInputs, FormDialog, useI18n } from 'shared-ui/resource';
import { fetchMailbox, mailboxQuery, saveMailbox } from '../api';
import { mailboxFields, mailboxSchema } from './fields';

interface MailboxDialogProps {
  mailbox: NoticeMailbox;
  open: boolean;
  onClose: () => void;
}

/** The settings of the mailbox for Interac's notices. Its password is only sent to the server, never back. */
function MailboxDialog({ mailbox, open, onClose }: MailboxDialogProps) {
  const text = useText();
  const save = async ({ password, ...change }: InferType<typeof mailboxSchema>) => {
    const { version, hasPassword } = mailbox;
    await saveMailbox({
      body: { ...change, ...(password && { password }), ...(hasPassword && { version }) },
    });
    notify(text('interac.mailbox.saved'));
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text('interac.mailbox.dialog')}
      submit={<Text id="ui.action.save" />}
      initial={{ ...mailboxFields.valuesOf(mailbox), password: '' }}
      schema={mailboxSchema}
      failed="interac.mailbox.saveFailed"
      onSubmit={save}
      onChanged={() => read({ ...mailboxQuery(), staleTime: 0 })}
    >
      <Stack sx={{ gap: 2.5 }}>
        <FieldInputs of={mailboxFields} names={['isOn', 'host', 'port', 'security', 'username']} />
        <PasswordInput
          name="password"
          label={<Text id="ui.field.password" />}
          help={mailbox.hasPassword && <Text id="interac.mailbox.keepPassword" />}
          required={!mailbox.hasPassword}
          autoComplete="new-password"
        />
        <FieldInputs of={mailboxFields} names={['folder']} />
      </Stack>
    </FormDialog>
  );
}

/** The mailbox for Interac's notices: when it was last read, and its errors. */
export function MailboxPanel() {
  const text = useText();
  const query = useQuery({
    ...mailboxQuery(),
    refetchInterval: ({ state }) => (state.data?.isFetching ? 3000 : false),
  });
  return (
    <Box component="section" aria-label={text('interac.mailbox.title')} sx={{ mt: 4 }}>
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={1} rowHeight={72} />}
        failed={text('interac.mailbox.failed')}
      >
        {(mailbox) => <MailboxState mailbox={mailbox} />}
      </Loaded>
    </Box>
  );
}

function MailboxState({ mailbox }: { mailbox: NoticeMailbox }) {
  const { text, format } = useI18n();
  const failed = useFailure();
  const { hasPassword, username, folder, isOn, isFetching, fetchedOn, problem, problemSince } = mailbox;
  const [editing, setEditing] = useState(false);
  const fetching = useChange(() => fetchMailbox({}), {
    onSuccess: (read) => {
      if (!read.problem && !read.isFetching) notify(text('interac.mailbox.result', read.last));
    },
    onError: (error) => failed(error, 'interac.mailbox.fetchFailed', username),
  });
  const isBusy = fetching.isPending || isFetching;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
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
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => fetching.mutate()}>
            {text(isBusy ? 'interac.mailbox.fetching' : 'interac.mailbox.fetch')}
          </Button>
        )}
        <Button size="small" onClick={() => setEditing(true)} sx={{ ml: hasPassword ? 0 : -1.75 }}>
          {text(hasPassword ? 'interac.mailbox.change' : 'interac.mailbox.setUp')}
        </Button>
      </Stack>
      <MailboxDialog mailbox={mailbox} open={editing} onClose={() => setEditing(false)} />
    </Stack>
  );
}
