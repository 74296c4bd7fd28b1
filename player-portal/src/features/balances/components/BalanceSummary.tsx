import type { Balance } from 'shared-api';
import { figures, Paper, Typography, useFormat, useText } from 'shared-ui';

/** The total due, and the credit. */
export function BalanceSummary({ balance: { owed, credit } }: { balance: Balance }) {
  const text = useText();
  const format = useFormat();
  return (
    <Paper
      sx={{ p: { xs: 2.5, sm: 3 }, mb: { xs: 4, md: 6 }, borderRadius: '20px', bgcolor: 'club.hardwood' }}
      elevation={0}
    >
      <Typography variant="h3" component="p" sx={figures}>
        {owed > 0 ? text('pay.owed', { amount: format.money(owed) }) : text('balance.nothing')}
      </Typography>
      {credit > 0 && (
        <>
          <Typography sx={{ ...figures, mt: 0.5, fontWeight: 650 }}>
            {text('pay.credit', { amount: format.money(credit) })}
          </Typography>
          <Typography variant="body2">{text('balance.credit.text')}</Typography>
        </>
      )}
      {owed === 0 && credit === 0 && <Typography sx={{ mt: 0.5 }}>{text('balance.nothing.text')}</Typography>}
    </Paper>
  );
}
