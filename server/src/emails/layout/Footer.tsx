import { Link } from '@react-email/link';
import { regionOf } from 'shared-api/format';
import { styles } from './styles';
import { useLocalization } from './use-localization';

export interface FooterProps {
  /** The reason for the mail. */
  why: 'frame.why' | 'frame.whyDeleted';
  /** Whether it carries its reader's unsubscribe link. */
  isNews: boolean;
}

/** The reason for the mail, the contact, the club's address (required by the anti-spam law), and the unsubscribe link. */
export function Footer({ why, isNews }: FooterProps) {
  const { t, club, locale, unsubscribeLink } = useLocalization();
  return (
    <p lang={regionOf[locale]} style={styles.footer} className="m-soft">
      {t(why, { club: club.name })}
      {club.contactEmail && ` ${t('frame.questions', { email: club.contactEmail })}`}
      <br />
      {club.name}, {club.address}
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
