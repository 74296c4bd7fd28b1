import { ConsolePage } from '../../../layout/ConsolePage';
import { DeskTabs } from '../../payments/components/DeskTabs';

export function Component() {
  return (
    <ConsolePage title="treasury.months.title" lead="treasury.months.intro">
      <DeskTabs />
    </ConsolePage>
  );
}
