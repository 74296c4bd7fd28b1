import { Plan } from 'shared-api';
import { Text, useFormat } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { usePrices } from '../plans';
import { passFromToday } from '../use-choose-plan';

export interface ConfirmPlanProps {
  /** The plan that the person asked for; without one, or before its price is known, nothing is shown. */
  asked: Plan | undefined;
  pending: boolean;
  onConfirm: (plan: Plan) => void;
  onClose: () => void;
}

/** Asks before the plan changes: it costs something, or gives something up. */
export function ConfirmPlan({ asked, pending, onConfirm, onClose }: ConfirmPlanProps) {
  const format = useFormat();
  const prices = usePrices();
  const kind = asked === Plan.DropIn ? 'dropIn' : 'season';
  const { startDate, endDate } = passFromToday();
  return (
    <ConfirmDialog
      open={asked !== undefined && prices !== undefined}
      title={<Text id={`planSelection.${kind}.confirm.title`} />}
      confirm={<Text id={`planSelection.${kind}.confirm.do`} />}
      pending={pending}
      onClose={onClose}
      onConfirm={() => asked !== undefined && onConfirm(asked)}
    >
      <Text
        id={`planSelection.${kind}.confirm.text`}
        values={{
          start: format.date(startDate),
          end: format.date(endDate),
          price: prices && format.money(prices.season),
        }}
      />
    </ConfirmDialog>
  );
}
