import type { MailGroup } from 'shared-api';
import { capitalised } from 'shared-api/format';
import type { MessageId } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';

/** A group in a link to the page that writes to it. */
export const linkQuery = ({
  sessionId,
  standing,
  owes,
  plan,
  awayDays,
}: MailGroup): Record<string, string> => ({
  ...(sessionId && { session: sessionId }),
  ...(standing && { standing }),
  ...(owes && { owes: 'yes' }),
  ...(plan && { plan }),
  ...(awayDays && { away: String(awayDays) }),
});

/** The words for where people stand with a session. */
const standingWords = {
  in: 'communication.who.in',
  unanswered: 'communication.who.unanswered',
  out: 'communication.who.out',
  waiting: 'communication.who.waiting',
} as const satisfies Record<NonNullable<MailGroup['standing']>, MessageId>;

/**
 * A group in words: “going on Saturday, December 5 and owing for it”.
 * @param sessionDate of its session; null when that is gone
 */
export const wordsOf = (
  { sessionId, standing, owes, plan, awayDays }: MailGroup,
  sessionDate: string | null | undefined,
  { text, format }: I18n,
): string => {
  const date = sessionDate ? format.date(sessionDate, 'day') : '…';
  const owing = !sessionId ? 'owes' : standing ? 'owesForIt' : 'owesFor';
  const words = [
    ...(standing ? [text(standingWords[standing], { date })] : []),
    ...(owes ? [text(`communication.who.${owing}`, { date })] : []),
    ...(plan ? [text(`communication.who.${plan}`)] : []),
    ...(awayDays ? [text('communication.who.away', { days: awayDays })] : []),
  ];
  const [first = text('communication.everybody'), ...others] = words;
  const said = others.reduce((one, other) => text('communication.who.and', { one, other }), first);
  return capitalised(said);
};
