import type { ReactNode } from 'react';
import { SessionStatus } from 'shared-api/contract';
import { capitalised } from 'shared-api/format';
import { placeParts } from 'shared-api/place';
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
  /** Whether the reader's pass covers the date, in place of the price. */
  isIncluded?: boolean | undefined;
}

/** A session's place, with the address of a map in it as a link. */
const Place = ({ children }: { children: string }) =>
  placeParts(children).map(({ text, href }) =>
    href ? (
      <a key={href} href={href} style={styles.link} className="m-link">
        {text}
      </a>
    ) : (
      text
    ),
  );

/** When and where a session is. */
export function SessionBox({ session, title, withPlaces = false, isIncluded = false }: SessionBoxProps) {
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
        <Place>{location}</Place>
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
          {isIncluded ? t('session.included') : money(dropInPrice)}
        </p>
      )}
    </Box>
  );
}

type SeasonBoxProps = Pick<SeasonFacts, 'startDate' | 'endDate'> & {
  name?: string;
  price?: number | undefined;
};

/** A season or a pass: its dates, and its name and price if they are given. */
export const SeasonBox = ({ name, startDate, endDate, price }: SeasonBoxProps) => {
  const { t, date, money, season } = useLocalization();
  return (
    <Box>
      {name && <Fact label={t('pass.season')}>{season(name)}</Fact>}
      <Fact label={t('pass.dates')}>{t('pass.period', { start: date(startDate), end: date(endDate) })}</Fact>
      {price !== undefined && <Fact label={t('pass.price')}>{money(price)}</Fact>}
    </Box>
  );
};
