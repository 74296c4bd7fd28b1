import { Page, useText } from 'shared-ui';
import { PlanComparison } from '../components/PlanComparison';

/** `/season-subscription`: the same comparison, for links to the season pass. */
export function Component() {
  const text = useText();
  return (
    <Page
      hidden
      title={text('plan.season.name')}
      lead={text('subscription.lead')}
      description={text('subscription.description')}
    >
      <PlanComparison />
    </Page>
  );
}
