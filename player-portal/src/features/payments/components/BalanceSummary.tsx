import type { Balance } from 'shared-api';
import { figures, Paper, Typography, useFormat, useOnItsWay, useText } from 'shared-ui';
import { splitBySent } from '../policy';

/** The total still to be sent, what is on its way, and the credit, if there is some. */
export function BalanceSummary({ balance: { open, credit } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  const onItsWay = useOnItsWay()(open);
  const { sum } = splitBySent(open).unsent;
  return (
    <Paper
      sx={{ p: { xs: 2.5, sm: 3 }, mb: 3, borderRadius: '20px', bgcolor: 'club.hardwood' }}
      elevation={0}
    >
      <Typography variant="h3" component="p" sx={figures}>
        {sum > 0 ? text('pay.owed', { amount: format.money(sum) }) : onItsWay || text('balance.nothing')}
      </Typography>
      {sum > 0 && onItsWay && <Typography sx={{ ...figures, mt: 0.5 }}>{onItsWay}</Typography>}
      {credit > 0 && (
        <Typography sx={{ ...figures, mt: 0.5 }}>
          {text('pay.credit', { amount: format.money(credit) })} {text('balance.credit.text')}
        </Typography>
      )}
    </Paper>
  );
}
