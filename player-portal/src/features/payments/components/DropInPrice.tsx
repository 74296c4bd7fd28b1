import { Fact, TicketIcon, Typography, useFormat, useText } from 'shared-ui';

/** A session's price without a pass. */
export function DropInPrice({ price }: { price: number }) {
  const text = useText();
  const format = useFormat();
  return (
    <Fact icon={<TicketIcon aria-hidden />}>
      {text('ui.session.price')} ·{' '}
      <Typography component="strong" variant="body2" sx={{ fontWeight: 700, color: 'text.primary' }}>
        {format.money(price)}
      </Typography>
    </Fact>
  );
}
