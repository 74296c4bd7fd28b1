/** The currency of the club's money (ISO 4217); transfers in any other settle nothing. */
export const clubCurrency = 'CAD';

/** Dollars in cents, in which they are added: sums of dollars would accumulate rounding errors. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** What is left to pay of a payment, in dollars. */
export const openAmount = ({ amount, paid }: Readonly<{ amount: number; paid: number }>): number =>
  (centsOf(amount) - centsOf(paid)) / 100;
