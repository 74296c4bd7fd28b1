import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import type { ReactNode } from 'react';
import { regionOf } from 'shared-api/format';
import type { Localization } from '../localization';
import { Footer, type FooterProps } from './Footer';
import { styleSheet, styles } from './styles';
import { LocalizationContext } from './use-localization';

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
