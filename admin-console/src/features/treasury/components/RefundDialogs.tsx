import { type Refund, rules } from 'shared-api';
import { clubDate, Text } from 'shared-ui';
import { DateInput, object, optionalText, TextArea } from 'shared-ui/forms';
import { ConfirmDialog } from 'shared-ui/overlays';
import { FormDialog, useI18n } from 'shared-ui/resource';
import { pastDay } from '../../payments/schema';
import { useDecideRefund } from '../use-decide-refund';

const sendSchema = object({
  sentOn: pastDay(),
  note: optionalText(rules.notes.max),
});

export interface RefundDialogProps {
  refund: Refund;
  open: boolean;
  onClose: () => void;
}

/** Records that a refund was sent, with the date and a note for its recipient. */
export function SendDialog({ refund, open, onClose }: RefundDialogProps) {
  const { text, format } = useI18n();
  const decide = useDecideRefund();
  const name = refund.userName;
  return (
    <FormDialog
      open={open}
      about={refund.id}
      onClose={onClose}
      maxWidth="xs"
      title={text('treasury.refunds.sendTitle', { amount: format.money(refund.amount), name })}
      submit={text('treasury.refunds.send')}
      initial={{ sentOn: clubDate(), note: '' }}
      schema={sendSchema}
      failed="treasury.refunds.decideFailed"
      onSubmit={async (values) => {
        await decide(refund, { decision: 'send', ...values });
        onClose();
      }}
    >
      <DateInput name="sentOn" label={<Text id="treasury.refunds.sendDate" />} max={clubDate()} required />
      <TextArea
        name="note"
        label={<Text id="treasury.refunds.note" />}
        help={<Text id="treasury.refunds.noteHint" values={{ name }} />}
        maxLength={rules.notes.max}
        rows={2}
      />
    </FormDialog>
  );
}

/** Confirms turning a refund into credit. */
export function DropDialog({ refund, open, onClose }: RefundDialogProps) {
  const { text, format } = useI18n();
  const decide = useDecideRefund();
  const values = { amount: format.money(refund.amount), name: refund.userName };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={text('treasury.refunds.dropTitle', values)}
      confirm={text('treasury.refunds.drop')}
      danger
      onConfirm={() => {
        onClose();
        void decide(refund, { decision: 'drop' }).catch(() => undefined);
      }}
    >
      {text('treasury.refunds.dropText')}
    </ConfirmDialog>
  );
}
