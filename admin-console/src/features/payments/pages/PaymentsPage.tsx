import { ConsolePage } from '../../../layout/ConsolePage';

export function PaymentsPage() {
  return (
    <ConsolePage title="payments.title" lead="payments.intro">
      {null}
    </ConsolePage>
  );
}
