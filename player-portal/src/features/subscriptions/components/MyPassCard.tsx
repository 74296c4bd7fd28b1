import { useState } from 'react';
import type { Subscription } from 'shared-api';
import { holdsDate, saturdaysBetween } from 'shared-api/passes';
import { Button, clubDate, type Definition, DefinitionList, LinkButton, useFormat, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { weeksLeft } from '../period';
import { usePassChanges } from '../use-pass-changes';
import { CurrentMark } from './CurrentMark';
import { PlanCard } from './PlanCard';

/** The pass that somebody holds, and the way out of it. */
export function MyPassCard({ pass }: { pass: Subscription }) {
  const text = useText();
  const format = useFormat();
  const { cancel } = usePassChanges();
  const [asking, setAsking] = useState(false);
  const today = clubDate();
  const from = holdsDate(pass, today) ? today : pass.startDate;
  const values = { start: format.date(pass.startDate), end: format.date(pass.endDate) };
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
      stands="out"
      name={text('plan.season.name')}
      lead={text('subscription.period.value', values)}
      price={format.money(pass.price)}
      per={text('plan.season.per')}
      features={[text('subscription.active.text', values), text('subscription.active.refund')]}
      marks={<CurrentMark />}
      details={<DefinitionList entries={details} />}
    >
      <LinkButton fullWidth size="large" to="schedule" variant="contained">
        {text('home.toSchedule')}
      </LinkButton>
      <Button color="error" onClick={() => setAsking(true)}>
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
        onConfirm={() => cancel.mutate(pass, { onSettled: () => setAsking(false) })}
      >
        {text('subscription.cancel.text')}
      </ConfirmDialog>
    </PlanCard>
  );
}
