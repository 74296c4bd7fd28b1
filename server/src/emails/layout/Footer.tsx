import { Link } from '@react-email/link';
import type { Localization } from '../localization';
import { htmlLanguage } from './language';
import { styles } from './styles';

interface FooterProps {
  localization: Localization;
  unsubscribeUserId?: string | undefined;
}

/** Why this came, where to ask, the club's address (which the anti-spam law asks for), and the way out of news. */
export function Footer({ localization, unsubscribeUserId }: FooterProps) {
  const { t, club } = localization;
  return (
    <p lang={htmlLanguage[localization.locale]} style={styles.footer} className="m-soft">
      {t('frame.why', { club: club.name })} {t('frame.questions', { email: club.contactEmail })}
      <br />
      {club.name}, {club.address}
      {unsubscribeUserId !== undefined && (
        <>
          <br />
          <Link href={localization.unsubscribeLink(unsubscribeUserId)} style={styles.link} className="m-link">
            {t('frame.unsubscribe')}
          </Link>
        </>
      )}
    </p>
  );
}
