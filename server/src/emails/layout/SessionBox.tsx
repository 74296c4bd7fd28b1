import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from '../facts';
import { Box } from './boxes';
import { styles } from './styles';
import { useLocalization } from './use-localization';

interface SessionBoxProps {
  session: SessionFacts;
  title?: string;
  /** Places and price, for people who have not decided yet. */
  withPlaces?: boolean;
}

/** When and where a session is. */
export function SessionBox({ session, title, withPlaces = false }: SessionBoxProps) {
  const { t, day, time, money } = useLocalization();
  const { sessionDate, startTime, endTime, location, status, maxCapacity, attending, dropInPrice } = session;
  // Places left in a full session are held for people who wait.
  const left = status === SessionStatus.Full ? 0 : Math.max(0, maxCapacity - attending);
  return (
    <Box {...(title !== undefined && { title })}>
      <p style={styles.boxTitle} className="m-ink">
        {capitalised(day(sessionDate))}
      </p>
      <p style={styles.boxText} className="m-ink">
        {t('session.time', { start: time(startTime), end: time(endTime) })}
        <br />
        {location}
      </p>
      {status === SessionStatus.Cancelled && (
        <p style={{ ...styles.boxText, ...styles.cancelled }} className="m-error">
          {t('session.cancelled')}
        </p>
      )}
      {withPlaces && status !== SessionStatus.Cancelled && (
        <p style={styles.boxNote} className="m-soft">
          {left > 0 ? t('session.places', { left, capacity: maxCapacity }) : t('session.full')}
          <br />
          {t('session.price', { price: money(dropInPrice) })}
        </p>
      )}
    </Box>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
