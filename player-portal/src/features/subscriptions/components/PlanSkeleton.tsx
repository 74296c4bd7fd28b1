import { CardSkeleton, Loading } from 'shared-ui';
import { PlanGrid } from './PlanGrid';

/** Two plans while they load, or a single one. */
export function PlanSkeleton({ isPair = false }: { isPair?: boolean }) {
  return (
    <Loading>
      <PlanGrid>
        <CardSkeleton height={270} />
        {isPair && <CardSkeleton height={270} />}
      </PlanGrid>
    </Loading>
  );
}
