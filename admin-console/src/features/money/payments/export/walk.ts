import { type Payment, rules } from 'shared-api';
import { listPayments, type PaymentFilters } from '../../api';

/** An export's progress, in payments. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * Reads all filtered payments, page by page. One that arrives meanwhile moves others to the next page: each counts once.
 * @param onProgress is told after each page
 * @throws {ApiError} when a page fails to load; an `AbortError` when the signal aborts
 */
export const walkPayments = async (
  filters: PaymentFilters,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Payment[]> => {
  const pageSize = rules.page.max;
  const found = new Map<string, Payment>();
  // Each page has the current total: payments may leave or join the selection meanwhile.
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
    const next = await listPayments({ ...filters, page, pageSize }, signal);
    signal.throwIfAborted();
    total = next.total;
    for (const payment of next.rows) if (!found.has(payment.id)) found.set(payment.id, payment);
    onProgress({ done: Math.min(page * pageSize, total), total });
  }
  return [...found.values()];
};
