import { Plan, type Purpose } from 'shared-api';
import { useFormat, useText } from 'shared-ui';

/** Describes what a payment is for: its Saturday, a guest's spot, or a pass with its period. */
export const usePurpose = (): ((of: Purpose) => string) => {
  const text = useText();
  const format = useFormat();
  return ({ plan, sessionDate, guestName, passStart, passEnd }) => {
    const pass = passStart
      ? text('balance.pass', { start: format.date(passStart, 'medium'), end: format.date(passEnd, 'medium') })
      : text('ui.plan.season');
    const session = sessionDate ? format.date(sessionDate, 'full') : text('ui.plan.dropIn');
    const what = plan === Plan.Membership ? pass : session;
    return guestName ? text('balance.guest', { what, name: guestName }) : what;
  };
};
