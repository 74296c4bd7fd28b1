import type { CreditFacts, DueFacts } from '../facts';
import { Paragraph } from './text';
import { useLocalization } from './use-localization';

interface CreditUsedProps {
  credit: Pick<CreditFacts, 'used' | 'left'> | undefined;
  /** What is still due. */
  due: DueFacts | null;
}

/** Says what credit has paid, above what is still due. */
export function CreditUsed({ credit, due }: CreditUsedProps) {
  const { t, money } = useLocalization();
  if (!credit) return null;
  const [used, left] = [money(credit.used), money(credit.left)];
  return <Paragraph>{due ? t('credit.usedPart', { used }) : t('credit.used', { used, left })}</Paragraph>;
}

/** Says that a payment has become credit. */
export function CreditReturned({ credit }: { credit: Pick<CreditFacts, 'returned' | 'left'> | undefined }) {
  const { t, money } = useLocalization();
  if (!credit) return null;
  return (
    <Paragraph>
      {t('credit.returned', { returned: money(credit.returned), left: money(credit.left) })}
    </Paragraph>
  );
}
