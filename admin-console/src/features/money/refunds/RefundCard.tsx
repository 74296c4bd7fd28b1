import { useState } from 'react';
import { type Refund, type RefundDecision, rules } from 'shared-api';
import {
  Box,
  Button,
  Chip,
  clubDate,
  EmailAddress,
  figures,
  notify,
  purposeText,
  Reference,
  Stack,
  Text,
  Typography,
  useFailure,
} from 'shared-ui';
import { DateInput, object, optionalText, TextArea } from 'shared-ui/forms';
import { ConfirmDialog } from 'shared-ui/overlays';
import { FormDialog, useI18n } from 'shared-ui/resource';
import { decideRefund } from '../api';
import { pastDay } from '../payments/fields';
import { refundStateLabel, refunds } from './resource';

/** Carries out a decision about a refund, and notifies of the result. @throws the server's error, which is shown too */
const useDecideRefund = (): ((refund: Refund, decision: RefundDecision) => Promise<void>) => {
  const i18n = useI18n();
  const { text } = i18n;
  const failed = useFailure();
  return async (refund, decision) => {
    const { id, version } = refund;
    try {
      const { userName: name, state } = await decideRefund({
        params: { id },
        body: { ...decision, version },
      });
      notify(text('treasury.refunds.done', { name, state: text(`treasury.refunds.state.${state}`) }));
    } catch (error) {
      failed(error, 'treasury.refunds.decideFailed', refunds.nameOf(refund, i18n));
      throw error;
    }
  };
};

const sendSchema = object({
  sentOn: pastDay(),
  note: optionalText(rules.notes.max),
});

interface RefundDialogProps {
  refund: Refund;
  open: boolean;
  onClose: () => void;
}

/** Records that a refund was sent, with the date and a note for its recipient. */
function SendDialog({ refund, open, onClose }: RefundDialogProps) {
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
function DropDialog({ refund, open, onClose }: RefundDialogProps) {
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

/** A refund: recipient, purpose, state, and possible decisions. */
export function RefundCard({ refund }: { refund: Refund }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const decide = useDecideRefund();
  const [asking, setAsking] = useState<'send' | 'drop'>();
  const { userName, userEmail, amount, state, date, sentOn, reference, purpose, reason, note } = refund;
  const details = [
    text('treasury.refunds.decided', { date: format.date(date, 'medium') }),
    reference === null && text('treasury.refunds.ofCredit'),
    purpose && purposeText(purpose, i18n),
    reason,
  ].filter(Boolean);
  const close = () => setAsking(undefined);
  return (
    <Box
      component="article"
      aria-label={refunds.nameOf(refund, i18n)}
      sx={{ pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
          <Typography component="h2" sx={{ ...figures, fontWeight: 650 }}>
            {userName}, {format.money(amount)}
          </Typography>
          {userEmail && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <EmailAddress>{userEmail}</EmailAddress>
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {details.join(' · ')}
            {reference && (
              <>
                {'\u00a0· '}
                <Reference>{reference}</Reference>
              </>
            )}
          </Typography>
          <Typography component="div" variant="body2">
            <Chip
              size="small"
              color={state === 'due' ? 'warning' : state === 'sent' ? 'success' : 'default'}
              label={
                sentOn
                  ? text('treasury.refunds.sentOn', { date: format.date(sentOn, 'medium') })
                  : text(refundStateLabel[state])
              }
              sx={{ mr: 1 }}
            />
            {note}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1 }}>
          {state === 'due' && (
            <>
              <Button size="small" variant="contained" onClick={() => setAsking('send')}>
                {text('treasury.refunds.send')}
              </Button>
              <Button size="small" color="inherit" onClick={() => setAsking('drop')}>
                {text('treasury.refunds.drop')}
              </Button>
            </>
          )}
          {state === 'sent' && (
            <Button
              size="small"
              onClick={() => void decide(refund, { decision: 'undo' }).catch(() => undefined)}
              sx={{ ml: -1.75 }}
            >
              {text('console.undo')}
            </Button>
          )}
        </Stack>
      </Stack>
      <SendDialog refund={refund} open={asking === 'send'} onClose={close} />
      <DropDialog refund={refund} open={asking === 'drop'} onClose={close} />
    </Box>
  );
}
