import type { Balance } from 'shared-api';
import { figures, Paper, Typography, useFormat, useText } from 'shared-ui';
import { splitBySent } from '../policy';

/** The total still to be sent, and the credit, if there is some. */
export function BalanceSummary({ balance: { open, credit } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const { unsent, sent } = splitBySent(open);
  const nothing = text(sent.sum > 0 ? 'balance.allSent' : 'balance.nothing');
  return (
    <Paper
      sx={{ p: { xs: 2.5, sm: 3 }, mb: 3, borderRadius: '20px', bgcolor: 'club.hardwood' }}
      elevation={0}
    >
      <Typography variant="h3" component="p" sx={figures}>
        {unsent.sum > 0 ? text('pay.owed', { amount: format.money(unsent.sum) }) : nothing}
      </Typography>
      {credit > 0 && (
        <Typography sx={{ ...figures, mt: 0.5 }}>
          {text('pay.credit', { amount: format.money(credit) })} {text('balance.credit.text')}
        </Typography>
      )}
    </Paper>
  );
}
