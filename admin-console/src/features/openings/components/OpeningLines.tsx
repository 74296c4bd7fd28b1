import type { OpeningFate, OpeningLine } from 'shared-api';
import { figures, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { LineFates } from '../../columns/components/LineFates';

const odd: readonly OpeningFate[] = ['noPerson', 'unknown', 'several', 'noAmount', 'badDate', 'future'];
const settled: readonly OpeningFate[] = ['new', 'known', 'zero'];
const texts = { title: 'openings.preview', empty: 'openings.empty', correct: 'columns.correct' } as const;

/** Each line of a list of balances, and what becomes of it. */
export function OpeningLines({ lines, headingId }: { lines: readonly OpeningLine[]; headingId: string }) {
  const { text, format } = useI18n();
  const isEntered = ({ person, amount }: OpeningLine) => person !== null && amount !== null && amount !== 0;
  return (
    <LineFates
      {...{ lines, odd, settled, texts, headingId }}
      labelOf={(fate) => `openings.fate.${fate}`}
      note={(line) => {
        const { text: cells, person, date, enteredOn, reason } = line;
        if (!isEntered(line)) return person && cells;
        const day = date && date !== enteredOn ? 'openings.moved' : 'openings.on';
        const said = {
          date: format.date(enteredOn, 'medium'),
          said: format.date(date ?? enteredOn, 'medium'),
        };
        return [text(day, said), reason].filter(Boolean).join(' · ');
      }}
      figure={(line) =>
        isEntered(line) &&
        line.amount !== null && (
          <Typography variant="body2" sx={{ ...figures, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {text(line.amount < 0 ? 'openings.owes' : 'openings.has', {
              amount: format.money(Math.abs(line.amount)),
            })}
          </Typography>
        )
      }
    />
  );
}
