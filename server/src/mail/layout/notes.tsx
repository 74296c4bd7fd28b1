import type { CreditFacts, DueFacts, LateCosts, SessionFacts } from '../facts';
import { Note, Paragraph } from './text';
import { useLocalization } from './use-localization';

/** Says until when a session takes answers, unless that is its start; nothing once they have closed. */
export function ClosingNote({ session }: { session: SessionFacts }) {
  const { t, club, closing } = useLocalization();
  const moment = closing(session);
  return moment && club.answersCloseMinutes > 0 && <Note>{t('session.closes', moment)}</Note>;
}

/** Says until when to cancel so that somebody else can play, or that it is late. */
export function DeadlineNote({ session }: { session: SessionFacts }) {
  const { t, deadline, closing } = useLocalization();
  const moment = deadline(session);
  if (moment) return <Note>{t('place.deadline', moment)}</Note>;
  return closing(session) && <Note>{t('place.late')}</Note>;
}

interface CreditUsedProps {
  credit: Pick<CreditFacts, 'used' | 'left'> | undefined;
  /** What is still due. */
  due: DueFacts | null;
}

/** Says what credit has paid, above what is still due. */
export function CreditUsed({ credit, due }: CreditUsedProps) {
  const { t, money } = useLocalization();
  if (!credit) return null;
  const [used, left] = [money(credit.used), money(credit.left)];
  return <Paragraph>{due ? t('credit.usedPart', { used }) : t('credit.used', { used, left })}</Paragraph>;
}

/** Says that a payment has become credit. */
export function CreditReturned({ credit }: { credit: Pick<CreditFacts, 'returned' | 'left'> | undefined }) {
  const { t, money } = useLocalization();
  if (!credit) return null;
  return (
    <Paragraph>
      {t('credit.returned', { returned: money(credit.returned), left: money(credit.left) })}
    </Paragraph>
  );
}

/** The price of a late no. */
export const LateNote = ({ amount, isPaid }: LateCosts) => {
  const { t, money } = useLocalization();
  return <Paragraph>{t(isPaid ? 'place.latePaid' : 'place.lateDue', { price: money(amount) })}</Paragraph>;
};

/** Guests who lost their spots with their host. */
export const GuestsLost = ({ guests = [] }: { guests?: string[] | undefined }) => {
  const { t } = useLocalization();
  if (guests.length === 0) return null;
  return <Paragraph>{t('place.guestsLost', { count: guests.length, names: guests.join(', ') })}</Paragraph>;
};
