import {
  type CallInput,
  call,
  defineMutation,
  list,
  listQueryOf,
  type Payment,
  PaymentStatus,
  queryOf,
  shown,
} from 'shared-api';

export type PaymentFilters = NonNullable<CallInput<'GET /api/v1/Payments'>['query']>;
type SummaryFilters = NonNullable<CallInput<'GET /api/v1/Payments/summary'>['query']>;

/** What money changes: also the payments that a transfer may be for, and what players in a session owe. */
const changes = ['payments', 'transfers', 'sessions'] as const;

/** One page of the filtered payments. */
export const paymentsQuery = (filters: PaymentFilters) =>
  listQueryOf(['payments', 'all', filters], 'GET /api/v1/Payments', { query: filters });

/** The same for an export, which reads every page once. */
export const listPayments = (query: PaymentFilters, signal: AbortSignal) =>
  list('GET /api/v1/Payments', { query, signal });

/** Sums of the filtered payments, in total and by month. */
export const paymentSummaryQuery = (filters: SummaryFilters) =>
  queryOf(['payments', 'summary', filters], 'GET /api/v1/Payments/summary', { query: filters });

/** Somebody's account. */
export const accountQuery = (id: string) =>
  queryOf(['payments', 'account', id], 'GET /api/v1/Balances/{id}', { params: { id } });

/** The number and the sum of refunds still to be sent. */
export const dueRefundsQuery = () =>
  queryOf(['payments', 'refunds', 'summary'], 'GET /api/v1/Refunds/summary', {});

/** A payment's current state, bypassing caches. */
export const findPayment = (id: string) => call('GET /api/v1/Payments/{id}', { params: { id } });
export const createPayment = defineMutation('POST /api/v1/Payments', { changes });
export const updatePayment = defineMutation('PUT /api/v1/Payments/{id}', { changes });
/** The day the money came is today by default, and how it came the payment's own method. */
export const setPaymentStatus = defineMutation('PUT /api/v1/Payments/{id}/status', { changes });
const movePlayer = defineMutation('PUT /api/v1/Sessions/{id}/places/{userId}', { changes });
/** Refunds a payment and frees the spot that it is for, a player's with those of their guests, if it still is one. */
export async function refundSpot({ id, sessionId, userId, guestName }: Payment): Promise<unknown> {
  const params = { id: sessionId ?? '', userId: userId ?? '' };
  const everybody = await call('GET /api/v1/Sessions/{id}/registrations', { params });
  const own = everybody.find((one) => one.userId === userId);
  const guestId = own?.place.guests.find(({ firstName }) => firstName === guestName)?.id;
  if (guestName === null ? !own?.isAttending : !guestId)
    return setPaymentStatus({ params: { id }, body: { status: PaymentStatus.Refunded } });
  return movePlayer({ params, body: { move: 'out', refund: true, ...(guestId && { guestId }) } });
}
/** The number of people whom changing the status of some payments would e-mail. */
export const countReceiptRecipients = async (ids: string[], status: PaymentStatus): Promise<number> =>
  (await call('POST /api/v1/Payments/recipients', { body: { ids, status } })).people;

export type DebtorFilters = NonNullable<CallInput<'GET /api/v1/Balances'>['query']>;
export type RefundFilters = NonNullable<CallInput<'GET /api/v1/Refunds'>['query']>;

/** One page of the people with dues. */
export const debtorsQuery = (filters: DebtorFilters) =>
  listQueryOf(['payments', 'debtors', filters], 'GET /api/v1/Balances', { query: filters });

/** The newest entries of somebody's account. */
export const accountEntriesQuery = (id: string, pageSize: number) =>
  listQueryOf(['payments', 'entries', id, pageSize], 'GET /api/v1/Balances/{id}/entries', {
    params: { id },
    query: { page: 1, pageSize },
  });

/** Gives somebody credit, corrects it, or pays it out. */
export const enterForCredit = defineMutation('POST /api/v1/Balances/{id}/entries', {
  changes: ['payments', 'sessions'],
});
/** E-mails people their dues. */
export const remindDebtors = defineMutation('POST /api/v1/Balances/remind', {
  changes: ['payments', 'communication'],
});

/** One page of the filtered refunds. */
export const refundsQuery = (filters: RefundFilters) =>
  listQueryOf(['payments', 'refunds', filters], 'GET /api/v1/Refunds', { query: filters });
export const decideRefund = defineMutation('PUT /api/v1/Refunds/{id}/decision', { changes: ['payments'] });

/** The months of the club's books. */
export const monthsQuery = () => queryOf(['payments', 'months'], 'GET /api/v1/Months', {});

/** A month's changes. @param month `YYYY-MM` */
export const monthQuery = (month: string) =>
  queryOf(['payments', 'months', month], 'GET /api/v1/Months/{month}', { params: { month } });

/** Every entry of a month, for a file. */
export const findMonthEntries = (month: string) =>
  call('GET /api/v1/Months/{month}/entries', { params: { month } });
/** Closes or reopens a month. */
export const setMonthClosed = defineMutation('PUT /api/v1/Months/{month}', { changes: ['payments'] });

export type TransferFilters = NonNullable<CallInput<'GET /api/v1/Transfers'>['query']>;

/** What a transfer changes: what it settles, and what players in a session owe. */
const transferChanges = ['transfers', 'payments', 'sessions'] as const;

/** One page of the filtered transfers. */
export const transfersQuery = (filters: TransferFilters) =>
  listQueryOf(['transfers', 'all', filters], 'GET /api/v1/Transfers', { query: filters });

/** Payments that a transfer may be for, likeliest first. @param search a name or a reference; suggestions without */
export const suggestionsQuery = (id: string, search = '') =>
  queryOf(['transfers', 'suggestions', id, search], 'GET /api/v1/Transfers/{id}/suggestions', {
    params: { id },
    query: search ? { search } : {},
  });

/** A statement or a notice. */
export type Statement = CallInput<'POST /api/v1/Transfers/import'>['body'];

/** A preview of an import. */
export const previewStatement = (body: Statement) => call('POST /api/v1/Transfers/preview', { body });
/** Stores a statement's deposits, and settles automatically what can be. */
export const importStatement = defineMutation('POST /api/v1/Transfers/import', { changes: transferChanges });
export const decideTransfer = defineMutation('PUT /api/v1/Transfers/{id}/decision', {
  changes: transferChanges,
});

/** The mailbox for Interac's notices. */
export const mailboxQuery = () => queryOf(['transfers', 'mailbox'], 'GET /api/v1/Transfers/mailbox', {});

export const saveMailbox = defineMutation('PUT /api/v1/Transfers/mailbox', {
  changes: [],
  answers: (saved) => [shown(mailboxQuery(), saved)],
});
/** Reads it now. */
export const fetchMailbox = defineMutation('POST /api/v1/Transfers/mailbox/fetch', {
  changes: transferChanges,
  answers: (read) => [shown(mailboxQuery(), read)],
});
