import type { ReactNode } from 'react';
import { SessionStatus } from 'shared-api/contract';
import type { SeasonFacts, SessionFacts } from '../facts';
import { styles } from './styles';
import { useLocalization } from './use-localization';

/** A highlighted area for facts. */
export const Box = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div style={styles.box} className="m-box">
    {title && (
      <p style={styles.overline} className="m-court">
        {title}
      </p>
    )}
    {children}
  </div>
);

/** A labelled fact. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div style={styles.fact}>
    <span style={styles.factLabel} className="m-soft m-label">
      {label}
    </span>{' '}
    <span style={styles.factValue} className="m-ink">
      {children}
    </span>
  </div>
);

/** Session dates, one per line; nothing without any. */
export function DateBox({ title, dates }: { title: string; dates: readonly string[] }) {
  const { day } = useLocalization();
  if (dates.length === 0) return null;
  return (
    <Box title={title}>
      {[...new Set(dates)].map((date) => (
        <p key={date} style={styles.boxText} className="m-ink">
          {day(date)}
        </p>
      ))}
    </Box>
  );
}

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

type SeasonBoxProps = Pick<SeasonFacts, 'startDate' | 'endDate'> & {
  name?: string;
  price?: number | undefined;
};

/** A season or a pass: its dates, and its name and price if they are given. */
export const SeasonBox = ({ name, startDate, endDate, price }: SeasonBoxProps) => {
  const { t, date, money } = useLocalization();
  return (
    <Box>
      {name && <Fact label={t('pass.season')}>{name}</Fact>}
      <Fact label={t('pass.dates')}>{t('pass.period', { start: date(startDate), end: date(endDate) })}</Fact>
      {price !== undefined && <Fact label={t('pass.price')}>{money(price)}</Fact>}
    </Box>
  );
};
