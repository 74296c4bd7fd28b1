/** How far one recipient of a mailing is. */
export const Delivery = { Waiting: 0, Sending: 1, Sent: 2, Failed: 3, Skipped: 4 } as const;
export type Delivery = (typeof Delivery)[keyof typeof Delivery];
