import { listPayments, type PaymentFilters, rules } from 'shared-api';
import type { ExportRow } from './protocol';

/** How far an export is. */
export interface ExportProgress {
  done: number;
  total: number;
}

const brief = ({ id, paymentDate, userName, userEmail, amount, status }: ExportRow): ExportRow => ({
  id,
  paymentDate,
  userName,
  userEmail,
  amount,
  status,
});

/**
 * Walks through everything that the filters select, page after page.
 * @param take receives each page's rows, and how far the walk is
 * @throws {ApiError} when a page does not arrive; an `AbortError` once the signal says so
 */
export const walkPayments = async (
  filters: PaymentFilters,
  take: (rows: ExportRow[], progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const pageSize = rules.page.max;
  for (let page = 1, done = 0, total = 1; done < total; page += 1) {
    const { rows, total: all } = await listPayments({ ...filters, page, pageSize }, signal);
    signal.throwIfAborted();
    done += rows.length;
    total = all;
    take(rows.map(brief), { done, total });
    // Fewer than were promised: some left the selection meanwhile, and nothing more will come.
    if (rows.length < pageSize) return;
  }
};
