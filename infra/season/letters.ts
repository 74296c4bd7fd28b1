import type { Letter } from './post';

/** What an e-mail says, and how one knows it: the first that fits its subject and text. */
const signs = {
  offer: /^A spot for you on/,
  call: /^A spot opened up on .*: the first yes gets it/,
  given: /^A spot opened up: you’re in for/,
  put: /^The club saved you a spot/,
  taken: /^You no longer have a spot on/,
  passed: /Your time to answer has run out|The spot is still free|The spot is no longer free/,
  held: /^\d+ sessions? included in your|^Session on [^:]*: (your spot is saved|you’re on the waiting list)/,
  waiting: /You’re \d+(st|nd|rd|th) on the waiting list/,
  guest: /A spot is saved for your guest/,
  noGuest: /Your guest .* is off the list|taken your guest .* off the list/,
  left: /You’re off the waiting list/i,
  forgiven: /^Cancelled late, free after all/,
  pass: /^Your season pass is confirmed/,
  passEnded: /^Your season pass has ended/,
  dues: /^What you pay for your sessions has changed/,
  receipt: /^(We have received your payment|Paid with your credit|Paid in full)/,
  credited: /^Your credit: .* more/,
  refunded: /^Your refund of/,
  cancelled: /^Cancelled: session on/,
  changed: /^Changed: session on/,
  // It says what stands when it leaves.
  reminder: /^(See you on|Will you be there on|You’re not going on)/,
  fewPlayers: /^Few players on/,
  debt: /^(Payment reminder|Not received yet)/,
  welcome: /^Welcome to/,
  goodbye: /^Your account has been deleted/,
  invitation: /invites you to|You’re invited to/,
  address: /^Confirm your email address/,
  yes: /You’re in!/,
  no: /Thanks for letting us know\./,
} as const;
export type Kind = keyof typeof signs;

/** What an e-mail says; its subject, where nobody knows. */
export const kindOf = ({ subject, text }: Letter): string =>
  Object.entries(signs).find(([, sign]) => sign.test(`${subject}\n${text}`) || sign.test(text))?.[0] ??
  subject;

/** An e-mail that must come. */
interface Expected {
  to: string;
  kind: Kind;
  /** The session of whose reader's state it speaks: a later one takes its place. */
  topic: string | undefined;
  /** The session that it is about: it is not sent once that is called off. */
  about: string | undefined;
  /** When it is no longer true. */
  until: number;
}

type About = Partial<Pick<Expected, 'topic' | 'about' | 'until'>>;

/** The e-mails that must come, by address. */
export class Letters {
  private expected: Expected[] = [];
  private isLate = false;

  expect(
    to: string,
    kind: Kind,
    { topic, about = topic, until = Number.POSITIVE_INFINITY }: About = {},
  ): void {
    if (topic) this.expected = this.expected.filter((one) => one.to !== to || one.topic !== topic);
    this.expected.push({ to, kind, topic, about, until });
  }

  /** What waits about a session that is called off, or for somebody who leaves, is not sent. */
  drop(what: string): void {
    this.expected = this.expected.filter(({ about, to }) => about !== what && to !== what);
  }

  /**
   * Compares what has come with what must have.
   * @param isAway while the mail server takes nothing: what waits is compared once it does
   * @returns what differs, in words
   */
  compare(come: readonly Letter[], now: number, isAway: boolean): string[] {
    if (isAway) {
      this.isLate = true;
      return come.length > 0 ? [`mail came through a closed door: ${come.map(kindOf)}`] : [];
    }
    const unexpected = come.filter((letter) => {
      const kind = kindOf(letter);
      const index = this.expected.findIndex((one) => one.to === letter.to && one.kind === kind);
      if (index >= 0) this.expected.splice(index, 1);
      return index < 0;
    });
    // What could not be sent as long as it was true may be left out.
    const missing = this.expected.filter(({ until }) => !(this.isLate && until <= now));
    this.expected = [];
    this.isLate = false;
    return [
      ...missing.map(({ to, kind }) => `mail: no “${kind}” to ${to}`),
      ...unexpected.map((one) => `mail: “${kindOf(one)}” to ${one.to} (${one.subject})`),
    ];
  }
}
