import { Link } from '@react-email/link';
import type { Voice } from '../voice';
import { htmlLanguage } from './language';
import { styles } from './styles';

interface FooterProps {
  voice: Voice;
  unsubscribable?: string | undefined;
}

/** Why this came, where to ask, the club's address (which the anti-spam law asks for), and the way out of news. */
export function Footer({ voice, unsubscribable }: FooterProps) {
  const { say, club } = voice;
  return (
    <p lang={htmlLanguage[voice.locale]} style={styles.footer} className="m-soft">
      {say('frame.why', { club: club.name })} {say('frame.questions', { email: club.contactEmail })}
      <br />
      {club.name}, {club.address}
      {unsubscribable !== undefined && (
        <>
          <br />
          <Link href={voice.unsubscribeLink(unsubscribable)} style={styles.link} className="m-link">
            {say('frame.unsubscribe')}
          </Link>
        </>
      )}
    </p>
  );
}
