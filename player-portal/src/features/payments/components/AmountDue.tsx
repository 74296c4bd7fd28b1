import { Box, Link, useFormat, useText } from 'shared-ui';

/** The amount due, with a link to the payment instructions: « You owe $10.00 · Pay ». */
export function AmountDue({ amount }: { amount: number }) {
  const text = useText();
  const format = useFormat();
  const money = format.money(amount);
  return (
    <>
      <Box component="strong" sx={{ fontWeight: 700, color: 'text.primary' }}>
        {text('pay.owed', { amount: money })}
      </Box>
      {' · '}
      <Link to="balance" aria-label={text('pay.doNamed', { amount: money })} sx={{ fontWeight: 700 }}>
        {text('pay.do')}
      </Link>
    </>
  );
}
