import type { Session } from 'shared-api';
import { Fact, PaymentIcon } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

/** What a spot costs; nobody knows it of a session that was brought in from before. */
export function PriceFact({ session: { dropInPrice, broughtIn } }: { session: Session }) {
  const { text, format } = useI18n();
  return (
    <Fact icon={<PaymentIcon aria-hidden />}>
      {broughtIn ? text('sessions.broughtIn') : format.money(dropInPrice)}
    </Fact>
  );
}
