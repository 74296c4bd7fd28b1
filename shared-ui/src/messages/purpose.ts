import { useCallback } from 'react';
import { Plan, type Purpose } from 'shared-api';
import type { Format } from '../format/create-format';
import { useFormat } from '../format/use-format';
import { type TextOf, useText } from './text';

/** A payment's purpose, and since when it is no longer owed. */
type Subject = Purpose & { withdrawnOn?: string | null };

/**
 * What a payment is for, and why: “Sat, Nov 21 · guest: Camille · cancelled late”, “Season pass, Nov 21, 2026 to Feb 20, 2027”.
 * @param style of a session's date: short in lists, in full on a receipt
 */
export function purposeText(
  { plan, sessionDate, guestName, passStart, passEnd, late, opening, withdrawnOn }: Subject,
  { text, format }: { text: TextOf; format: Format },
  style: 'shortDay' | 'full' = 'shortDay',
): string {
  const pass = passStart
    ? text('ui.purpose.pass', {
        start: format.date(passStart, 'medium'),
        end: format.date(passEnd, 'medium'),
      })
    : text('ui.plan.season');
  const session = sessionDate ? format.date(sessionDate, style) : text('ui.plan.dropIn');
  return [
    plan === Plan.Membership ? pass : !opening && session,
    opening && text('ui.purpose.opening'),
    guestName && text('ui.purpose.guest', { name: guestName }),
    late && text('ui.purpose.late'),
    withdrawnOn && text('ui.purpose.withdrawn'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Describes what a payment is for, and why, in the page's language. */
export const usePurpose = (style?: 'shortDay' | 'full'): ((subject: Subject) => string) => {
  const text = useText();
  const format = useFormat();
  return useCallback((subject) => purposeText(subject, { text, format }, style), [text, format, style]);
};
