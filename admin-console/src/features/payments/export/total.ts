import { PaymentStatus } from 'shared-api';
import type { ExportPlan } from './protocol';

/** Each status's contribution to the revenue, as on the page: failed and refunded payments subtract. */
export const revenueFactors: ExportPlan['factors'] = {
  [PaymentStatus.Pending]: 0,
  [PaymentStatus.Completed]: 1,
  [PaymentStatus.Failed]: -1,
  [PaymentStatus.Refunded]: -1,
};
