import { Plan } from 'shared-api';
import { Chip, Text } from 'shared-ui';

/** A user's plan: Season Pass or Drop-in. */
export function PlanChip({ plan }: { plan: Plan }) {
  const season = plan === Plan.Membership;
  return (
    <Chip
      size="small"
      color={season ? 'secondary' : 'default'}
      label={<Text id={season ? 'ui.plan.season' : 'ui.plan.dropIn'} />}
    />
  );
}
