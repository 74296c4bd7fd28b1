import { type PaymentFilters, rawPayments, rules } from 'shared-api';

/** An export's progress. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * Reads all filtered payments, page by page.
 * @param take receives each page as received, and the progress
 * @throws {ApiError} when a page fails to load; an `AbortError` when the signal aborts
 */
export const walkPayments = async (
  filters: PaymentFilters,
  take: (content: ArrayBuffer, progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const pageSize = rules.page.max;
  // Each page has the current total: rows may leave or join the selection meanwhile.
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
    const unread = await rawPayments({ ...filters, page, pageSize }, signal);
    signal.throwIfAborted();
    total = unread.total;
    take(unread.content, { done: Math.min(page * pageSize, total), total });
  }
};
