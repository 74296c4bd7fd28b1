import { useState } from 'react';
import type { Subscription } from 'shared-api';
import { holdsDate, saturdaysBetween } from 'shared-api/passes';
import {
  Button,
  Chip,
  clubDate,
  type Definition,
  DefinitionList,
  LinkButton,
  useFormat,
  useText,
} from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { weeksLeft } from '../period';
import { usePassChanges } from '../use-pass-changes';
import { useRefundRules } from '../use-refund-rules';
import { CurrentMark } from './CurrentMark';
import { PlanCard } from './PlanCard';

export interface MyPassCardProps {
  pass: Subscription;
  /** Whether it is the holder's only pass. */
  isOnly: boolean;
}

/** A person's pass, with a way to give it up. */
export function MyPassCard({ pass, isOnly }: MyPassCardProps) {
  const text = useText();
  const format = useFormat();
  const { cancel } = usePassChanges();
  const [asking, setAsking] = useState(false);
  const refunds = useRefundRules(pass.price);
  const today = clubDate();
  const hasBegun = holdsDate(pass, today);
  const from = hasBegun ? today : pass.startDate;
  const values = { start: format.date(pass.startDate), end: format.date(pass.endDate) };
  const period = text('subscription.period.value', values);
  const details: Definition[] = [
    [
      text('subscription.remaining'),
      text('subscription.remaining.value', {
        weeks: weeksLeft(pass, today),
        saturdays: saturdaysBetween(from, pass.endDate),
      }),
    ],
  ];
  return (
    <PlanCard
      isHighlighted
      name={text('plan.season.name')}
      lead={period}
      price={format.money(pass.price)}
      per={text('plan.season.per')}
      features={[text('subscription.active.text', values), text('subscription.refund', refunds)]}
      marks={
        hasBegun || isOnly ? <CurrentMark /> : <Chip size="small" label={text('subscription.upcoming')} />
      }
      details={<DefinitionList entries={details} />}
    >
      <LinkButton fullWidth size="large" to="schedule" variant="contained">
        {text('home.toSchedule')}
      </LinkButton>
      <Button
        color="error"
        aria-label={`${text('subscription.cancel')}: ${period}`}
        onClick={() => setAsking(true)}
      >
        {text('subscription.cancel')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        title={text('subscription.cancel.title')}
        confirm={text('subscription.cancel')}
        cancel={text('subscription.cancel.keep')}
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ pass, isOnly }, { onSettled: () => setAsking(false) })}
      >
        {text('subscription.cancel.text', { only: isOnly ? 'yes' : 'no' })}
      </ConfirmDialog>
    </PlanCard>
  );
}
