import { Page, useText } from 'shared-ui';
import { PlanComparison } from '../components/PlanComparison';

/** `/plan-selection`: the person's plan, and how to change it. */
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
