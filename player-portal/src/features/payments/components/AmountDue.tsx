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
      <Link
        to="balance"
        aria-label={text('pay.doNamed', { amount: money })}
        // A target for a thumb that takes no more room in the line.
        sx={{
          display: 'inline-block',
          minWidth: 44,
          py: 1.75,
          my: -1.75,
          px: 1,
          mx: -1,
          fontWeight: 700,
          textAlign: 'center',
        }}
      >
        {text('pay.do')}
      </Link>
    </>
  );
}
