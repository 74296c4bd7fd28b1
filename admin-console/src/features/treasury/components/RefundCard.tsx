import { useState } from 'react';
import type { Refund } from 'shared-api';
import {
  Box,
  Button,
  Chip,
  EmailAddress,
  figures,
  purposeText,
  Reference,
  Stack,
  Typography,
} from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { refundStateLabel } from '../labels';
import { refunds } from '../resource';
import { useDecideRefund } from '../use-decide-refund';
import { DropDialog, SendDialog } from './RefundDialogs';

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
                {' · '}
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
