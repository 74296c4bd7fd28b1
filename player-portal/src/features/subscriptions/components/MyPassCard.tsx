import { useState } from 'react';
import type { Season, Subscription } from 'shared-api';
import { holdsDate } from 'shared-api/passes';
import { Button, Chip, clubDate, DefinitionList, useFormat, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { weeksLeft } from '../period';
import { usePassChanges } from '../use-pass-changes';
import { useRefundRules } from '../use-refund-rules';
import { CurrentMark } from './CurrentMark';
import { canEnd, EndingText } from './EndingText';
import { PlanCard } from './PlanCard';

export interface MyPassCardProps {
  pass: Subscription;
  /** Its season, if that is on sale. */
  season: Season | null | undefined;
  /** Whether it is the holder's only pass. */
  isOnly: boolean;
}

/** A person's pass: its price, payment and time remaining, and a way to end it. */
export function MyPassCard({ pass, season, isOnly }: MyPassCardProps) {
  const text = useText();
  const format = useFormat();
  const { cancel } = usePassChanges();
  const [asking, setAsking] = useState(false);
  const refunds = useRefundRules(pass.price);
  const { startDate, endDate, price, paymentDue, sessionsLeft, ending, broughtIn } = pass;
  const today = clubDate();
  const hasBegun = holdsDate(pass, today);
  const period = text('subscription.period.value', {
    start: format.date(startDate),
    end: format.date(endDate),
  });
  const payment =
    (paymentDue &&
      text('subscription.payment.due', {
        amount: format.money(paymentDue.amount),
        rest: paymentDue.amount === price ? 'all' : 'part',
      })) ??
    (ending?.isPaid && text('subscription.payment.paid'));
  return (
    <PlanCard
      isHighlighted
      name={text('plan.season.until', { end: format.date(endDate) })}
      lead={period}
      price={format.money(price)}
      per={payment}
      mark={
        hasBegun ? (
          <CurrentMark />
        ) : (
          <Chip
            size="small"
            label={text('planSelection.starts', { date: format.date(startDate, 'dayMonth') })}
          />
        )
      }
      details={
        <DefinitionList
          entries={[
            [
              text('subscription.remaining'),
              text('subscription.remaining.value', {
                weeks: weeksLeft(pass, today),
                sessions: sessionsLeft ?? 0,
              }),
            ],
            ...(broughtIn
              ? [[text('subscription.broughtIn'), text('subscription.broughtIn.value')] as const]
              : []),
            ...(season?.notes ? [[text('ui.field.notes'), season.notes] as const] : []),
            [text('subscription.missed'), text('subscription.missed.value', refunds)],
          ]}
        />
      }
    >
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
        ready={canEnd([pass])}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(pass, { onSettled: () => setAsking(false) })}
      >
        <EndingText passes={[pass]} keepsOther={!isOnly} />
      </ConfirmDialog>
    </PlanCard>
  );
}
