import { Box, Link, useFormat, useText } from 'shared-ui';

/** What is owed, and the way to where it says how to pay: « You owe $10.00 · Pay ». */
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
