import { Heading } from '@react-email/heading';
import type { ReactNode } from 'react';
import { regionOf } from 'shared-api/format';
import { greetingName } from './greeting-name';
import { styles } from './styles';
import { Paragraph } from './text';
import { useLocalization } from './use-localization';

interface PartProps {
  title: string;
  firstName: string;
  /** Whether the other language follows; a line at the top says so, in that language. */
  hasTranslation: boolean;
  children: ReactNode;
}

/** A mail's content in one language. */
export function Part({ title, firstName, hasTranslation, children }: PartProps) {
  const { t, club, locale } = useLocalization();
  const name = greetingName(firstName);
  return (
    <>
      {hasTranslation && (
        <p lang={regionOf[locale === 'en' ? 'fr' : 'en']} style={styles.note} className="m-soft">
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
