import { type PaymentFilters, rawPayments, rules } from 'shared-api';

/** How far an export is. */
export interface ExportProgress {
  done: number;
  total: number;
}

/**
 * Walks through everything that the filters select, page after page.
 * @param take receives each page as it came over the line, and how far the walk is
 * @throws {ApiError} when a page does not arrive; an `AbortError` once the signal says so
 */
export const walkPayments = async (
  filters: PaymentFilters,
  take: (content: ArrayBuffer, progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const pageSize = rules.page.max;
  // Each page tells the total anew: some may leave the selection, or join it, meanwhile.
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
    const unread = await rawPayments({ ...filters, page, pageSize }, signal);
    signal.throwIfAborted();
    total = unread.total;
    take(unread.content, { done: Math.min(page * pageSize, total), total });
  }
};
