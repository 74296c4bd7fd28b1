import type { PassFate, PassLine } from 'shared-api';
import { figures, Link, Text, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { LineFates } from '../../columns/components/LineFates';

const odd: readonly PassFate[] = [
  ...(['noPerson', 'unknown', 'several', 'badDate', 'noSeason', 'noPrice', 'oddMark', 'overlap'] as const),
];
const settled: readonly PassFate[] = ['new', 'known'];
const texts = { title: 'passes.preview', empty: 'passes.empty', correct: 'columns.correct' } as const;

/** Each line of a list of passes, and what becomes of it. */
export function PassLines({ lines, headingId }: { lines: readonly PassLine[]; headingId: string }) {
  const { text, format } = useI18n();
  return (
    <LineFates
      {...{ lines, odd, settled, texts, headingId }}
      labelOf={(fate) => `passes.fate.${fate}`}
      note={(line) => (
        <>
          {line.fate === 'new' ? <Pass line={line} /> : line.person && line.text}
          {line.fate === 'noSeason' && (
            <div>
              <Link to="adminSeasons">
                <Text id="passes.makeSeason" />
              </Link>
            </div>
          )}
        </>
      )}
      figure={({ fate, price, paid, owed }) =>
        fate === 'new' &&
        price !== null && (
          <Typography variant="body2" sx={{ ...figures, fontWeight: 600 }}>
            {price === 0
              ? text('passes.free')
              : [
                  paid > 0 && text('passes.paid', { amount: format.money(paid) }),
                  owed > 0 && text('passes.owed', { amount: format.money(owed) }),
                ]
                  .filter(Boolean)
                  .join(' · ') || text('passes.nothing')}
          </Typography>
        )
      }
    />
  );
}

/** Which pass it is, and on which day its money is entered. */
function Pass({ line }: { line: PassLine }) {
  const { text, format } = useI18n();
  const { season, startDate, endDate, price, paid, owed, isEnded, enteredOn } = line;
  const period = { start: format.date(startDate ?? '', 'medium'), end: format.date(endDate ?? '', 'medium') };
  return [
    season && format.season(season),
    text('passes.period', period),
    price !== null && paid + owed < price && text('passes.price', { amount: format.money(price) }),
    isEnded && text('passes.isEnded'),
    paid + owed > 0 && text('openings.on', { date: format.date(enteredOn, 'medium') }),
  ]
    .filter(Boolean)
    .join(' · ');
}
