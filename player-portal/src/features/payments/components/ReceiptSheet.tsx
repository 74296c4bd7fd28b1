import { useQuery } from '@tanstack/react-query';
import { clubQuery, type PaymentMethod, type Receipt } from 'shared-api';
import {
  DefinitionList,
  type MessageId,
  Paper,
  Reference,
  Typography,
  useClubName,
  useFormat,
  usePurpose,
  useText,
} from 'shared-ui';

const methods: Record<PaymentMethod, MessageId> = {
  0: 'ui.paymentMethod.interac',
  1: 'ui.paymentMethod.creditCard',
  2: 'ui.paymentMethod.payPal',
  3: 'ui.paymentMethod.other',
  4: 'ui.paymentMethod.cash',
};

/** A payment's method in words. */
function useMethod(): (receipt: Receipt) => string {
  const text = useText();
  const format = useFormat();
  return ({ amount, fromCredit, method }) => {
    const rest = amount - fromCredit;
    if (rest <= 0) return text('receipt.credit');
    const name = text(methods[method]);
    const parts = { method: name, rest: format.money(rest), credit: format.money(fromCredit) };
    return fromCredit > 0 ? text('receipt.both', parts) : name;
  };
}

/** The receipt itself. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const text = useText();
  const format = useFormat();
  const purposeOf = usePurpose('full');
  const methodOf = useMethod();
  const clubName = useClubName();
  const club = useQuery(clubQuery());
  return (
    <Paper component="article" variant="outlined" sx={{ p: { xs: 2.5, sm: 5 }, borderRadius: '20px' }}>
      <Typography component="p" variant="h3">
        {clubName}
      </Typography>
      {club.data?.address && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {club.data.address}
        </Typography>
      )}
      <Typography component="h1" variant="h2" sx={{ mt: 4, mb: 2 }}>
        {text('receipt.title')}
      </Typography>
      <DefinitionList
        entries={[
          [
            text('receipt.person'),
            <span key="person" translate="no">
              {receipt.personName}
            </span>,
          ],
          [text('receipt.for'), purposeOf(receipt)],
          [text('ui.field.amount'), format.money(receipt.amount)],
          [text('receipt.method'), methodOf(receipt)],
          [text('ui.field.date'), format.date(receipt.paymentDate, 'long')],
          [text('receipt.reference'), <Reference key="reference">{receipt.reference}</Reference>],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {text('receipt.note')}
      </Typography>
    </Paper>
  );
}
