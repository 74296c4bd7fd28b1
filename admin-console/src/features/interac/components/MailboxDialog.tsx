import { type NoticeMailbox, read } from 'shared-api';
import { notify, Stack, Text, useText } from 'shared-ui';
import { type InferType, PasswordInput } from 'shared-ui/forms';
import { FieldInputs, FormDialog } from 'shared-ui/resource';
import { mailboxQuery, saveMailbox } from '../api';
import { mailboxFields } from '../fields';
import { mailboxSchema } from '../schema';

interface MailboxDialogProps {
  mailbox: NoticeMailbox;
  open: boolean;
  onClose: () => void;
}

/** The settings of the mailbox for Interac's notices. Its password is only sent to the server, never back. */
export function MailboxDialog({ mailbox, open, onClose }: MailboxDialogProps) {
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
