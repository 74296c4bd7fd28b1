import { plain } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import { dateIn, normalise, type ReadTransfer, transferKey } from '../reading';
import { isInteracs, type Mail, readMail } from './mail';
import { moneyAfterLabel, moneyIn, withoutMoney } from './money';

/** Sender addresses of Interac's notices; banks publish the first, some banks' notices use the second. */
const addresses = new Set(['notify@payments.interac.ca', 'catch@payments.interac.ca']);

type Label = 'message' | 'date' | 'number' | 'sender' | 'amount' | 'expiry';

/** Labels of lines with facts, without accents and in lower case. */
const labels: Record<Label, RegExp> = {
  message: /^(your )?message( (from|de|du|of)\b[^:]{1,80}| d['’][^:]{1,80}| personnel)?\s{0,9}:/,
  date: /^date\s*:/,
  number: /^(reference (number|no\.?|#)|(numero|no\.?|n°) de reference)\s*:/,
  sender: /^(sent (from|by)|envoye par)\s*:/,
  amount: /^(amount|montant)\s*:/,
  expiry: /^(expiry date|expires( on)?|date d'expiration|expire le)\s*:/,
};

/** What may follow the payer's message. */
const afterMessage =
  /^(please do not reply|veuillez ne pas repondre|priere de ne pas|frequently asked|foire aux|faq|this email was|ce courriel|to deposit|pour deposer|deposit your|deposez|https?:|pour voir|view in|--|©)/;

const deposited =
  /automatically deposited|funds (have been )?deposited|fonds ont ete deposes|depose\w{0,5} automatiquement|automatiquement depose/;
const offered =
  /expiry date|\bexpires\b|date d'expiration|expire le|to deposit your money|deposit your money|pour deposer|deposez vos fonds/;
/** Notices of anything but incoming money: of the club's own transfers, requests, and what has come to nothing. */
const otherNotice = new RegExp(
  [
    'accepted your|a accepte votre|you sent to|vous avez envoye|your (interac )?(e-?)?transfer to|votre virement (interac )?a',
    "^sent to ?:|^envoye a ?:|money request|request(ed|ing) (money|¤)|vous demande (¤|de l'argent|des fonds)|demande de (fonds|¤)|demande d'argent",
    'cancell?ed|(a|ete) annulee?s?\\b|declined|a refuse|was not accepted|(has|have) (been )?(expired|returned)|(a|ont) expire|ete retournee?s?',
  ].join('|'),
  'm',
);

/** What stands before the sender in a subject. */
const subjects = /(?:e-transfer|virement interac)[^\s:]{0,5}\s?:\s?/gi;

/** Who sent the money, in a text in which amounts are `¤`, and each of `subjects` begins a line with `§`. */
const senders = [
  /received [^\n¤]{0,40}¤ from (.+?)(?: and (?:it|the|this)\b|\.?$)/im,
  /money transfer from (.{1,120}?) has been/i,
  /^§(.+?) (?:has )?sent you/im,
  /^(.+?) (?:has )?sent you (?:a money transfer|money|¤)/im,
  /reçu [^\n¤]{0,40}¤ de (?:la part de )?(.+?)(?: et (?:ce|le|les)\b|\.?$)/im,
  /virement de fonds de (.{1,120}?) a été/i,
  /^§(.+?) vous a envoyé/im,
  /^(.+?) vous a envoyé/im,
];

/**
 * Parses a notice of Interac's, English or French, mailed or pasted, forwarded or quoted.
 * @param today used where neither the notice nor its headers have a date
 * @param clubAddress where the club's transfers go
 * @returns null unless it is a notice of incoming money
 */
export function readNotice(
  mail: Mail | { text: string },
  { today, clubAddress }: { today: string; clubAddress: string },
): ReadTransfer | null {
  const subject = 'subject' in mail ? mail.subject.slice(0, 1000) : '';
  const { facts, message, rest } = takeApart(mail.text.slice(0, 50_000));
  const words = `${subject}\n${rest.join('\n')}`.replace(/[\u00a0\u202f\u2009\t ]+/g, ' ');
  const plainWords = plain(words);
  const isLabelled = facts.number.length > 0 && facts.sender.length > 0;
  if (!isLabelled && !/interac|sent you a money transfer/.test(plainWords)) return null;
  const unpriced = withoutMoney(words);
  if (otherNotice.test(plain(unpriced))) return null;

  // The payer's message precedes the bank's own facts: labels imitated in it must not be used.
  const money = [...facts.amount.toReversed().flatMap(moneyAfterLabel), ...moneyIn(words)].filter(
    ({ cents }) => cents !== 0,
  );
  const cents = distinct(money.map((one) => one.cents));
  const currencies = distinct(money.map((one) => one.currency));
  const numbers = distinct(
    facts.number.toReversed().map((number) => /^[A-Za-z0-9]{6,35}$/.exec(number.trim())?.[0]),
  );
  const marked = unpriced.replace(subjects, '\n§');
  const sender = normalise(
    facts.sender.at(-1) ?? senders.map((pattern) => pattern.exec(marked)?.[1]).find(Boolean) ?? '',
    80,
  );
  const [amount] = cents;
  if (amount === undefined || (sender === '' && numbers.length === 0)) return null;

  const written = facts.date
    .toReversed()
    .map((date) => dateIn(date, 'mdy'))
    .find((date) => date !== null);
  const date = written ?? ('date' in mail ? mail.date : null) ?? today;
  const isOffer = offered.test(plainWords) || facts.expiry.length > 0 || !deposited.test(plainWords);
  const isContradictory = cents.length > 1 || currencies.length > 1 || numbers.length > 1;
  const isUnclear = money.some((one) => one.isUnclear);
  const currency = currencies.find((one) => one !== clubCurrency) ?? clubCurrency;
  const text = normalise(message.join('\n'));
  return {
    key: numbers[0]
      ? `interac:${numbers[0]}`
      : transferKey('notice', date, amount, plain(sender), plain(text)),
    source: 'from' in mail ? 'mail' : 'text',
    date,
    cents: amount,
    currency,
    sender,
    message: text,
    isInterac: true,
    dkim: signatureOf(mail),
    doubt: doubtOf(mail, { isOffer, isContradictory, isUnclear, currency, clubAddress }),
  };
}

/** What is said of a mail's signature. A valid one is only told as long as the server that says so is trusted. */
function signatureOf(mail: Mail | { text: string }): string | null {
  if (!('authentication' in mail) || !mail.authentication) return null;
  const { dkim, domain, server } = mail.authentication;
  return mail.isTrusted || dkim !== 'pass' ? `${dkim} ${domain} (${server})` : null;
}

/** What was found in a notice. */
interface Findings {
  isOffer: boolean;
  isContradictory: boolean;
  isUnclear: boolean;
  currency: string;
  clubAddress: string;
}

function doubtOf(
  mail: Mail | { text: string },
  { isOffer, isContradictory, isUnclear, currency, clubAddress }: Findings,
): ReadTransfer['doubt'] {
  if ('from' in mail && !addresses.has(mail.from)) return 'foreignSender';
  // Interac's signature is also valid on a forwarded notice of somebody else's transfer.
  if ('to' in mail && mail.to !== clubAddress.toLowerCase()) return 'foreignReceiver';
  if (isContradictory) return 'contradictory';
  if (isUnclear) return 'unclearAmount';
  if (currency !== clubCurrency) return 'foreignCurrency';
  if (isOffer) return 'offered';
  if (!('from' in mail)) return 'pasted';
  if (mail.isForwarded) return 'forwarded';
  const { authentication, isTrusted } = mail;
  return authentication && isTrusted && isInteracs(authentication) ? null : 'unproven';
}

/** A notice's lines: labelled facts, the payer's message, and the rest. */
function takeApart(text: string) {
  const facts: Record<Label, string[]> = {
    message: [],
    date: [],
    number: [],
    sender: [],
    amount: [],
    expiry: [],
  };
  const message: string[] = [];
  const rest: string[] = [];
  /** Where an unlabelled line belongs: to the message, or to a label on the line before. */
  let open: Label | null = null;
  for (const raw of text.split(/\r?\n/)) {
    const line = bare(raw);
    const plainLine = plain(line);
    const label = (Object.keys(labels) as Label[]).find((name) => labels[name].test(plainLine));
    const value = label ? line.slice(line.indexOf(':') + 1).trim() : line;
    if (label === 'message') {
      message.push(value);
      open = label;
    } else if (label) {
      if (value) facts[label].push(value);
      open = value ? null : label;
    } else if (open === 'message' && !afterMessage.test(plainLine)) {
      message.push(line);
    } else if (open && open !== 'message' && line) {
      facts[open].push(line);
      open = null;
    } else if (line) {
      rest.push(line);
      open = null;
    }
  }
  return { facts, message, rest };
}

/** A line without quoting and bold markers. */
const bare = (line: string): string =>
  line
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^[\s>|*_]+/, '')
    .replace(/(?<![\s*_])[\s*_]+$/, '')
    .replace(/:[*_]+/, ':');

const distinct = <Value>(values: (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value): value is Value => value !== null && value !== undefined)),
];

/** What reading notices needs to know of the club. */
export interface Means {
  /** The server whose verdict on signatures is trusted. */
  trustedServer: string | undefined;
  /** Where the club's transfers go. */
  clubAddress: string;
  today: string;
}

/** The transfers of which some mails tell. */
export async function readNotices(messages: readonly Uint8Array[], means: Means): Promise<ReadTransfer[]> {
  const mails = await Promise.all(messages.map((bytes) => readMail(bytes, means.trustedServer)));
  return mails.flatMap((some) => some ?? []).flatMap((mail) => readNotice(mail, means) ?? []);
}
