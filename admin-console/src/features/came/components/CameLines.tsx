import type { AttendancePreview, CameFate } from 'shared-api';
import { Box, Chip, figures, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { LineFates } from '../../columns/components/LineFates';

const odd: readonly CameFate[] = ['noPerson', 'unknown', 'several', 'badDate', 'oddMark'];
const settled: readonly CameFate[] = ['new', 'known', 'never'];
const texts = { title: 'came.preview', empty: 'came.empty', correct: 'columns.correct' } as const;

/** Each day and each person of a list of who came, and what becomes of them. */
export function CameLines({
  preview: { lines, days },
  headingId,
}: {
  preview: Pick<AttendancePreview, 'lines' | 'days'>;
  headingId: string;
}) {
  const { text } = useI18n();
  return (
    <LineFates
      {...{ lines, odd, settled, texts, headingId }}
      labelOf={(fate) => `came.fate.${fate}`}
      note={({ person, text }) => person && text !== person.email && text}
      figure={({ came, entered, fate }) =>
        came > 0 && (
          <Typography variant="body2" sx={{ ...figures, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {fate === 'new' && entered < came
              ? text('came.of', { entered, came })
              : text('came.sessions', { count: came })}
          </Typography>
        )
      }
    >
      <Days days={days} />
    </LineFates>
  );
}

/** The days of a list, oldest first. */
function Days({ days }: Pick<AttendancePreview, 'days'>) {
  const { text, format } = useI18n();
  if (days.length === 0) return null;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1 } }}>
      <summary>{text('came.days', { count: days.length })}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {days.map(({ date, people, fate }) => (
          <Box
            key={date}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.75, alignItems: 'center' }}
          >
            <Typography variant="body2" sx={{ ...figures, minWidth: 230 }}>
              {format.date(date, 'full')}
            </Typography>
            <Chip
              size="small"
              color={fate === 'new' || fate === 'more' ? 'success' : 'default'}
              label={text(`came.day.${fate}`)}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {people > 0 && text('came.people', { count: people })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
