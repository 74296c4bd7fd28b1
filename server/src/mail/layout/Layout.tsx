import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';
import { regionOf } from 'shared-api/format';
import type { Localization } from '../localization';
import { greetingName } from './greeting-name';
import { styleSheet, styles } from './styles';
import { Paragraph } from './text';
import { LocalizationContext, useLocalization } from './use-localization';

interface LayoutProps extends FooterProps {
  /** One or two languages, in display order. */
  localizations: readonly Localization[];
  subject: string;
  preview: string;
  /** The content in one language. */
  part(localization: Localization): ReactNode;
}

/** The frame of every mail: the club's logo, a card with one part per language, and the small print. */
export function Layout({ localizations, subject, preview, isNews, why, part }: LayoutProps) {
  const [first] = localizations;
  if (!first) throw new Error('A mail needs a language');
  return (
    <Html lang={regionOf[first.locale]}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body} className="m-body">
        <Container style={styles.container}>
          <p style={styles.wordmark} className="m-ink">
            {first.logo ? (
              <img src={first.logo} alt="" height="32" style={styles.logo} />
            ) : (
              <span style={styles.ball} aria-hidden="true" />
            )}
            {first.club.name}
          </p>
          <div style={styles.card} className="m-card">
            {localizations.map((localization, index) => (
              <LocalizationContext key={localization.locale} value={localization}>
                {index > 0 && <Hr style={styles.divider} className="m-divider" />}
                <div lang={regionOf[localization.locale]}>{part(localization)}</div>
              </LocalizationContext>
            ))}
          </div>
          {localizations.map((localization) => (
            <LocalizationContext key={localization.locale} value={localization}>
              <Footer why={why} isNews={isNews} />
            </LocalizationContext>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

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

interface FooterProps {
  /** The reason for the mail. */
  why: 'frame.why' | 'frame.whyDeleted' | 'frame.whyInvited';
  /** Whether it carries its reader's unsubscribe link. */
  isNews: boolean;
}

/** The reason for the mail, the contact, the club's address (required by the anti-spam law), and the unsubscribe link. */
function Footer({ why, isNews }: FooterProps) {
  const { t, club, locale, unsubscribeLink } = useLocalization();
  return (
    <p lang={regionOf[locale]} style={styles.footer} className="m-soft">
      {t(why, { club: club.name })}
      {club.contactEmail && ` ${t('frame.questions', { email: club.contactEmail })}`}
      <br />
      {[club.name, club.address].filter(Boolean).join(', ')}
      {isNews && (
        <>
          <br />
          <Link href={unsubscribeLink()} style={styles.link} className="m-link">
            {t('frame.unsubscribe')}
          </Link>
        </>
      )}
    </p>
  );
}
