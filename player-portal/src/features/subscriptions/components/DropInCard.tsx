import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clubQuery } from 'shared-api';
import { Skeleton, useFormat, useText } from 'shared-ui';
import { PlanCard } from './PlanCard';

/** The drop-in plan. */
export function DropInCard({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const { data: club } = useQuery(clubQuery());
  return (
    <PlanCard
      name={text('ui.plan.dropIn')}
      lead={text('plan.dropIn.text')}
      price={club ? format.money(club.dropInPrice) : <Skeleton width="4ch" />}
      per={text('plan.dropIn.per')}
      mark={mark}
    >
      {children}
    </PlanCard>
  );
}
