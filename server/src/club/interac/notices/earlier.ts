import { daysBetween } from 'shared-api/calendar';
import { plain, type TransferDoubt } from 'shared-api/contract';
import type { ReadTransfer } from '../reading';

/** What was read of a transfer before, from a notice. */
export interface Notice
  extends Pick<ReadTransfer, 'key' | 'date' | 'cents' | 'sender' | 'message' | 'doubt'> {
  /** Where it is stored; null when it was read from the same file. */
  id: string | null;
  /** The payment or person that it is for; empty when it names none. */
  target: string;
  /** Whether it has settled something. */
  hasSettled: boolean;
  /** Whether it stays as it is, because somebody decided so. */
  isDecided: boolean;
  /** Whether what it tells of was read elsewhere. */
  isRepeat: boolean;
}

/** How much a notice proves: what proves more replaces what proves less. Doubts about the sender are the worst. */
const rank: Record<TransferDoubt, number> = {
  pasted: 1,
  forwarded: 1,
  unproven: 1,
  sameNumber: 2,
  offered: 2,
  unclearAmount: 3,
  foreignCurrency: 3,
  contradictory: 4,
  foreignReceiver: 5,
  foreignSender: 6,
};
const rankOf = (doubt: TransferDoubt | null): number => (doubt ? rank[doubt] : 0);

/** Interac keeps an offer for 30 days. */
export const offerDays = 31;

/** What to do with a transfer of which something was read before. */
type Repeat = { as: 'seen' | 'readElsewhere' } | { as: 'better'; than: Notice };

/**
 * Compares a transfer with the notices that were read before. An offer, its reminders and its deposit are one transfer:
 * the deposit takes the offer's place, in whatever order they are read. What is proved takes the place of what was not.
 * @param target the payment or person that it names; empty when it names none
 * @returns null for a transfer of its own
 */
export function repeatOf(transfer: ReadTransfer, target: string, known: readonly Notice[]): Repeat | null {
  const same = known.find(({ key }) => key === transfer.key);
  if (same) return isBetter(transfer, same) ? { as: 'better', than: same } : { as: 'seen' };
  const alike = known.filter((notice) => isAlike(transfer, target, notice));
  if (transfer.doubt === 'offered') {
    const isKnown = alike.some(
      ({ doubt, date }) => doubt === 'offered' || (rankOf(doubt) < rank.offered && date >= transfer.date),
    );
    return isKnown ? { as: 'seen' } : null;
  }
  const offers = alike.filter(
    ({ doubt, date, isRepeat }) => doubt === 'offered' && !isRepeat && date <= transfer.date,
  );
  const than = offers.find((offer) => !offer.hasSettled && (isNotice(transfer) || !offer.isDecided));
  if (than) return isBetter(transfer, than) ? { as: 'better', than } : null;
  // Somebody has settled with the offer: its deposit is no second one, but a further deposit is.
  const repeats = alike.filter(({ doubt, isRepeat }) => isRepeat && doubt !== 'offered');
  const isDeposit = offers.filter(({ hasSettled }) => hasSettled).length > repeats.length;
  return isDeposit && rankOf(transfer.doubt) < rank.offered ? { as: 'readElsewhere' } : null;
}

const isBetter = ({ doubt }: ReadTransfer, than: Notice): boolean =>
  rankOf(doubt) < rankOf(than.doubt) && !than.hasSettled && (than.doubt === 'offered' || !than.isDecided);

/** Without the same number, whether it may be the same transfer. Different numbers are different transfers. */
function isAlike(transfer: ReadTransfer, target: string, notice: Notice): boolean {
  if (hasNumber(transfer) && hasNumber(notice)) return false;
  if (transfer.cents !== notice.cents) return false;
  if (Math.abs(daysBetween(notice.date, transfer.date)) > offerDays) return false;
  if (target || notice.target) return target === notice.target;
  // A bank's words are not the payer's.
  const words = wordsOf(transfer);
  return isNotice(transfer) && words !== '' && words === wordsOf(notice);
}

const hasNumber = ({ key }: Pick<Notice, 'key'>): boolean => key.startsWith('interac:');
/** Whether a transfer was read from a notice rather than a statement. */
export const isNotice = ({ source }: Pick<ReadTransfer, 'source'>): boolean =>
  source === 'mail' || source === 'text';
const wordsOf = ({ sender, message }: Pick<Notice, 'sender' | 'message'>): string =>
  plain(`${sender} ${message}`).trim();
