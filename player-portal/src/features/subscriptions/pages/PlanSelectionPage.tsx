import { Page, useText } from 'shared-ui';
import { PlanComparison } from '../components/PlanComparison';

/** `/plan-selection`: the person's plan, and the way to another one. */
export function Component() {
  const text = useText();
  return (
    <Page
      hidden
      title={text('planSelection.title')}
      lead={text('planSelection.lead')}
      description={text('planSelection.description')}
    >
      <PlanComparison />
    </Page>
  );
}
