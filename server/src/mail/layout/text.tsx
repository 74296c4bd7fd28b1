import { Text } from '@react-email/text';
import { createElement, Fragment, type ReactNode } from 'react';
import { regionOf } from 'shared-api/format';
import type { Message } from '../../messages';
import { styles } from './styles';
import { useLocalization } from './use-localization';

interface Children {
  children: ReactNode;
}

/** A paragraph. */
export const Paragraph = ({ children }: Children) => (
  <Text style={styles.text} className="m-ink">
    {children}
  </Text>
);

/** Small print. */
export const Note = ({ children }: Children) => (
  <Text style={styles.note} className="m-soft">
    {children}
  </Text>
);

/**
 * The administrator's message: in the part's language, or else in the other one, marked as such. It is plain text;
 * blank lines separate paragraphs.
 */
export function ClubMessage({ message }: { message: Message | undefined }) {
  const { t, locale: own } = useLocalization();
  const locale = message?.[own]?.trim() ? own : own === 'en' ? 'fr' : 'en';
  const text = message?.[locale]?.trim();
  if (!text) return null;
  return (
    <div style={styles.message} className="m-message">
      <p style={styles.overline} className="m-court">
        {t('frame.messageLabel')}
      </p>
      <div lang={regionOf[locale]}>{withParagraphs(text)}</div>
    </div>
  );
}

// Spread as arguments, so that repeated pieces need no keys.
const withParagraphs = (text: string) =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/\n(?:[^\S\n]*\n)+/)
      .map((paragraph) => Paragraph({ children: withLines(paragraph.trim()) })),
  );

const lineBreak = createElement('br');

const withLines = (paragraph: string) =>
  createElement(
    Fragment,
    null,
    ...paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [lineBreak, line])),
  );
