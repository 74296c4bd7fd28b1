import { type Debtor, PaymentStatus } from 'shared-api';
import { capitalised } from 'shared-api/format';
import {
  Box,
  Button,
  Card,
  clubDate,
  EmailAddress,
  figures,
  Link,
  purposeText,
  Stack,
  Typography,
} from 'shared-ui';
import { type Selection, SelectRow, useI18n } from 'shared-ui/resource';
import { dueText, sentText } from '../labels';
import { type ReceiptDetails, ReceivedControl } from '../ReceivedControl';

export interface DebtorCardProps {
  debtor: Debtor;
  selection: Selection<Debtor>;
  how: ReceiptDetails;
  onRemind: () => void;
}

/** A person with dues: how much, since when, and for what. */
export function DebtorCard({ debtor, selection, how, onRemind }: DebtorCardProps) {
  const i18n = useI18n();
  const { id, name, email, owed, since, credit, remindedOn, mail, open } = debtor;
  const { text, format } = i18n;
  const isReached = mail === 'reached';
  const remarks = [
    !isReached && text(`treasury.mail.${email ? mail : 'none'}`),
    remindedOn && text('treasury.remindedOn', { date: format.date(remindedOn, 'medium') }),
    credit > 0 && text('treasury.credit', { amount: format.money(credit) }),
  ].filter(Boolean);
  return (
    <Card component="article" aria-label={name} sx={{ px: { xs: 1, sm: 1.5 }, py: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
        <SelectRow row={debtor} name={name} selection={selection} />
        <Box sx={{ flex: '1 1 0', minWidth: 0, pt: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5 }}>
            <Typography component="h2" sx={{ minWidth: 0, fontWeight: 650 }}>
              <Link to="adminUser" query={{ id }}>
                {name}
              </Link>
            </Typography>
            <Typography component="p" sx={{ ...figures, flexShrink: 0, fontWeight: 650 }}>
              {format.money(owed)}
            </Typography>
          </Stack>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 1.5,
              color: 'text.secondary',
              typography: 'caption',
            }}
          >
            <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {email && <EmailAddress>{email}</EmailAddress>}
            </Box>
            <Box>{text('treasury.owedSince', { date: format.date(since, 'shortDay') })}</Box>
          </Stack>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0 }}>
            {open.map((line) => (
              <Stack
                key={line.paymentId}
                component="li"
                direction="row"
                sx={{
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  columnGap: 1.5,
                  py: 0.5,
                }}
              >
                <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                  <Typography variant="body2">
                    {capitalised(purposeText(line, i18n))}
                    {(open.length > 1 || line.due !== line.amount) && (
                      <>
                        {' · '}
                        <strong>{dueText(line, i18n)}</strong>
                      </>
                    )}
                  </Typography>
                  <Typography variant="caption" component="p" sx={{ ...figures, color: 'text.secondary' }}>
                    {line.reference}
                    {line.sentOn && ` · ${sentText(line, i18n)}`}
                  </Typography>
                </Box>
                {(how.paymentDate ?? '') <= clubDate() && (
                  <Box>
                    <ReceivedControl
                      payment={{ ...line, id: line.paymentId, status: PaymentStatus.Pending, userName: name }}
                      how={how}
                      plain
                    />
                  </Box>
                )}
              </Stack>
            ))}
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, ml: -1.75 }}>
            {isReached && (
              <Button size="small" aria-label={text('treasury.remindOne', { name })} onClick={onRemind}>
                {text('treasury.remindShort')}
              </Button>
            )}
            <Typography
              variant="caption"
              component="p"
              sx={{ ml: 'auto', color: 'text.secondary', textAlign: 'end' }}
            >
              {remarks.join(' · ')}
            </Typography>
          </Stack>
        </Box>
      </Stack>
    </Card>
  );
}
