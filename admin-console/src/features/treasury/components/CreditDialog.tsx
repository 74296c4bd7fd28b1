import { useQueryClient } from '@tanstack/react-query';
import { type Account, enterForCredit, paymentsKey } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { FieldInputs, FormDialog } from 'shared-ui/resource';
import { creditChange, creditChangeSchema, entryOf } from '../fields';

export interface CreditDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** Gives somebody credit, corrects it, or pays it out, with a reason. */
export function CreditDialog({ account: { id, name }, open, onClose }: CreditDialogProps) {
  const text = useText();
  const client = useQueryClient();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      title={text('treasury.entry.title', { name })}
      submit={text('treasury.entry.submit')}
      note={text('treasury.entry.hint')}
      initial={creditChange.initial}
      schema={creditChangeSchema}
      failed="treasury.entry.failed"
      onSubmit={async (change) => {
        await enterForCredit(id, entryOf(change));
        notify(text('treasury.entry.done', { name }));
        onClose();
        await client.invalidateQueries({ queryKey: paymentsKey });
      }}
    >
      <FieldInputs of={creditChange} />
    </FormDialog>
  );
}
