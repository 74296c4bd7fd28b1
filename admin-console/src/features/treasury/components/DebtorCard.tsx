import { type Debtor, PaymentStatus } from 'shared-api';
import { Box, Button, Card, clubDate, figures, Stack, Typography } from 'shared-ui';
import { type Selection, SelectRow, useI18n } from 'shared-ui/resource';
import { type ReceiptDetails, ReceivedControl } from '../../payments/components/ReceivedControl';
import { dueText, purposeText } from '../../payments/labels';

export interface DebtorCardProps {
  debtor: Debtor;
  selection: Selection<Debtor>;
  how: ReceiptDetails;
  onShowAccount: () => void;
}

/** A person with dues: how much, since when, for what, and the last reminder. */
export function DebtorCard({ debtor, selection, how, onShowAccount }: DebtorCardProps) {
  const i18n = useI18n();
  const { name, email, owed, since, credit, remindedOn, mail, open } = debtor;
  const { text, format } = i18n;
  return (
    <Card component="article" aria-label={name} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
        <SelectRow row={debtor} name={name} selection={selection} />
        <Box sx={{ flex: '1 1 0', minWidth: 0, pt: 0.75 }}>
          <Typography component="h2" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {mail === 'reached'
              ? remindedOn
                ? text('treasury.remindedOn', { date: format.date(remindedOn, 'medium') })
                : text('treasury.neverReminded')
              : text(`treasury.mail.${mail}`)}
            {credit > 0 && ` · ${text('treasury.credit', { amount: format.money(credit) })}`}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'end', pt: 0.5 }}>
          <Typography component="p" variant="h4" sx={figures}>
            {format.money(owed)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {text('treasury.owedSince', { date: format.date(since, 'medium') })}
          </Typography>
          <Button
            size="small"
            aria-label={text('treasury.accountOf', { name })}
            onClick={onShowAccount}
            sx={{ mr: -0.75 }}
          >
            {text('treasury.account')}
          </Button>
        </Box>
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: { sm: 5.25 } }}>
        {open.map((line) => (
          <Stack
            key={line.paymentId}
            component="li"
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                {purposeText(line, i18n)} · <strong>{dueText(line, i18n)}</strong>
              </Typography>
              <Typography variant="caption" component="p" sx={{ ...figures, color: 'text.secondary' }}>
                {line.reference}
                {line.sentOn &&
                  ` · ${text('treasury.line.sent', { date: format.date(line.sentOn, 'medium') })}`}
              </Typography>
            </Box>
            {(how.paymentDate ?? '') <= clubDate() && (
              <ReceivedControl
                payment={{ id: line.paymentId, status: PaymentStatus.Pending, userName: name }}
                how={how}
              />
            )}
          </Stack>
        ))}
      </Box>
    </Card>
  );
}
