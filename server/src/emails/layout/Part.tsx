import { Heading } from '@react-email/heading';
import type { ReactNode } from 'react';
import type { Localization } from '../localization';
import { greetingName } from './greeting-name';
import { htmlLanguage } from './language';
import { styles } from './styles';
import { Paragraph } from './text';

interface PartProps {
  localization: Localization;
  title: string;
  firstName: string;
  /** The other language comes below: said at the top, in that language. */
  followed: boolean;
  children: ReactNode;
}

/** A mail's content in one language. */
export function Part({ localization: { t, club, locale }, title, firstName, followed, children }: PartProps) {
  const name = greetingName(firstName);
  return (
    <>
      {followed && (
        <p lang={htmlLanguage[locale === 'en' ? 'fr' : 'en']} style={styles.note} className="m-soft">
          {t('frame.otherLanguage')}
        </p>
      )}
      <Heading as="h1" style={styles.title} className="m-ink">
        {title}
      </Heading>
      <Paragraph>{name ? t('frame.greeting', { firstName: name }) : t('frame.greetingNameless')}</Paragraph>
      {children}
      <p style={styles.closing} className="m-ink">
        {t('frame.closing')}
        <br />
        {club.name}
      </p>
    </>
  );
}
