import { Link } from '@react-email/link';
import { regionOf } from 'shared-api/format';
import { styles } from './styles';
import { useLocalization } from './use-localization';

export interface FooterProps {
  /** The reason for the mail. */
  why: 'frame.why' | 'frame.whyDeleted';
  /** Whose unsubscribe link it carries; none on service messages. */
  unsubscribeUserId?: string | undefined;
}

/** The reason for the mail, the contact, the club's address (required by the anti-spam law), and the unsubscribe link. */
export function Footer({ why, unsubscribeUserId }: FooterProps) {
  const { t, club, locale, unsubscribeLink } = useLocalization();
  return (
    <p lang={regionOf[locale]} style={styles.footer} className="m-soft">
      {t(why, { club: club.name })}
      {club.contactEmail && ` ${t('frame.questions', { email: club.contactEmail })}`}
      <br />
      {club.name}, {club.address}
      {unsubscribeUserId !== undefined && (
        <>
          <br />
          <Link href={unsubscribeLink(unsubscribeUserId)} style={styles.link} className="m-link">
            {t('frame.unsubscribe')}
          </Link>
        </>
      )}
    </p>
  );
}
