import type { Account } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { FieldInputs, FormDialog } from 'shared-ui/resource';
import { enterForCredit } from '../api';
import { creditChange, creditChangeSchema, entryOf } from '../fields';

export interface CreditDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** Gives somebody credit, corrects it, or pays it out, with a reason. */
export function CreditDialog({ account: { id, name }, open, onClose }: CreditDialogProps) {
  const text = useText();
  return (
    <FormDialog
      open={open}
      about={id}
      onClose={onClose}
      maxWidth="xs"
      title={text('treasury.entry.title', { name })}
      submit={text('treasury.entry.submit')}
      note={text('treasury.entry.hint')}
      initial={creditChange.initial}
      schema={creditChangeSchema}
      failed="treasury.entry.failed"
      onSubmit={async (change) => {
        await enterForCredit({ params: { id }, body: entryOf(change) });
        notify(text('treasury.entry.done', { name }));
        onClose();
      }}
    >
      <FieldInputs of={creditChange} />
    </FormDialog>
  );
}
