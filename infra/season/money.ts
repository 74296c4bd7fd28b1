/*
 * The season's own books of money (docs/money.md): what everybody owes and has, in cents, and what each day has changed.
 */

/** Something to pay: a spot, a guest's, or a pass. */
interface Due {
  who: string;
  thing: string;
  cents: number;
  paid: number;
  since: number;
}

/** The three balances of a month's page. */
export interface Balances {
  owed: number;
  credit: number;
  money: number;
}

export class Money {
  readonly dues: Due[] = [];
  /** By person; of those who have left, too. */
  readonly credit = new Map<string, number>();
  private readonly days = new Map<string, Balances>();
  /** What credit has paid in full by itself: its owner gets a receipt. */
  private readonly receipts: Due[] = [];
  private touched = new Set<string>();
  private today = '';

  /** Everything until the next call is of this day. */
  on(date: string): void {
    this.today = date;
  }

  find = (who: string, thing: string): Due | undefined =>
    this.dues.find((due) => due.who === who && due.thing === thing);

  open = (who: string): Due[] =>
    this.dues
      .filter((due) => due.who === who && due.paid < due.cents)
      .sort((one, other) => one.since - other.since);

  /** Something is owed, once. */
  charge(who: string, thing: string, cents: number, now: number): void {
    if (cents === 0 || this.find(who, thing)) return;
    this.touched.add(who);
    this.dues.push({ who, thing, cents, paid: 0, since: now });
    this.move({ owed: cents });
    this.payFromCredit(who, thing);
  }

  /** Something is owed no longer; what was paid for it is credit, or goes back. @returns how much that was */
  release(who: string, thing: string, to: 'credit' | 'refund' = 'credit'): number {
    const due = this.find(who, thing);
    if (!due) return 0;
    this.touched.add(who);
    this.dues.splice(this.dues.indexOf(due), 1);
    this.move({ owed: due.paid - due.cents });
    if (to === 'refund') this.move({ money: -due.paid });
    else this.give(who, due.paid);
    return due.paid;
  }

  /** Credit that pays what is open, oldest first. */
  give(who: string, cents: number): void {
    this.put(who, cents);
    this.payFromCredit(who);
  }

  /** Adds to somebody's credit, which pays nothing yet. */
  private put(who: string, cents: number, more: Partial<Balances> = {}, date = this.today): void {
    this.touched.add(who);
    this.credit.set(who, (this.credit.get(who) ?? 0) + cents);
    this.move({ ...more, credit: cents }, date);
  }

  /** Money has come: for one thing or, without one, for whatever is open. Credit pays today. @param date the money's own day */
  receive(who: string, cents: number, thing: string | null, date = this.today): void {
    const due = thing === null ? undefined : this.find(who, thing);
    const needed = due ? Math.min(cents, due.cents - due.paid) : 0;
    if (due) due.paid += needed;
    this.put(who, cents - needed, { money: cents, owed: -needed }, date);
    this.payFromCredit(who);
  }

  /** A refund is dropped: the money is credit. */
  takeBack(who: string, cents: number): void {
    this.move({ money: cents });
    this.give(who, cents);
  }

  /** The things that credit has paid in full since the last time, but for one about which its owner hears otherwise. */
  paidByCredit(): Due[] {
    return this.receipts.splice(0);
  }

  /** Whose account has changed since the last time. */
  takeTouched(): string[] {
    const touched = [...this.touched];
    this.touched.clear();
    return touched;
  }

  owed = (who: string): number => this.open(who).reduce((sum, { cents, paid }) => sum + cents - paid, 0);

  /** The balances at the end of a day. */
  at(date: string): Balances {
    const until = [...this.days].filter(([day]) => day <= date).map(([, balances]) => balances);
    const sum = (name: keyof Balances) => until.reduce((cents, balances) => cents + balances[name], 0);
    return { owed: sum('owed'), credit: sum('credit'), money: sum('money') };
  }

  private payFromCredit(who: string, unmailed?: string): void {
    for (const due of this.open(who)) {
      const cents = Math.min(due.cents - due.paid, this.credit.get(who) ?? 0);
      if (cents === 0) continue;
      due.paid += cents;
      this.credit.set(who, (this.credit.get(who) ?? 0) - cents);
      this.move({ owed: -cents, credit: -cents });
      if (due.paid === due.cents && due.thing !== unmailed) this.receipts.push(due);
    }
  }

  private move(by: Partial<Balances>, date = this.today): void {
    const day = this.days.get(date) ?? { owed: 0, credit: 0, money: 0 };
    for (const name of ['owed', 'credit', 'money'] as const) day[name] += by[name] ?? 0;
    this.days.set(date, day);
  }
}
