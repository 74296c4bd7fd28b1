import { Box } from './boxes';
import { styles } from './styles';
import { useLocalization } from './use-localization';

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
