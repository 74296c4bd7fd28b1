import { useQuery } from '@tanstack/react-query';
import type { AttendanceImport, AttendancePreview, CameFate } from 'shared-api';
import { Box, Chip, figures, notify, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../layout/BackLink';
import { ConsolePage } from '../../layout/ConsolePage';
import {
  type AttendanceSaid,
  attendanceImportsQuery,
  bringAttendance,
  previewAttendance,
  takeAttendanceBack,
} from './api';
import { BringInForm } from './BringInForm';
import { BroughtIn } from './BroughtIn';
import { CameColumnsDialog, CameDoubts, roleOf } from './CameColumns';
import { LineFates } from './LineFates';

const odd: readonly CameFate[] = ['noPerson', 'unknown', 'several', 'badDate', 'oddMark'];
const settled: readonly CameFate[] = ['new', 'known', 'never'];
const lineTexts = { title: 'came.preview', empty: 'came.empty', correct: 'columns.correct' } as const;

/** Each day and each person of a list of who came, and what becomes of them. */
function CameLines({
  preview: { lines, days },
  headingId,
}: {
  preview: Pick<AttendancePreview, 'lines' | 'days'>;
  headingId: string;
}) {
  const { text } = useI18n();
  return (
    <LineFates
      {...{ lines, odd, settled, texts: lineTexts, headingId }}
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

const texts = {
  list: 'came.list',
  hint: 'came.hint',
  check: 'invite.check',
  file: 'came.file',
  checkFailed: 'invite.checkFailed',
} as const;
const brought = {
  failed: 'came.listFailed',
  question: 'came.takeBackTitle',
  consequence: 'came.takeBackText',
  takenBack: 'came.takenBack',
  takeBackFailed: 'came.takeBackFailed',
} as const;
const headingId = 'came-preview';

/** `/admin/attendance/before`: past sessions and who came to them, from a list, once its total is confirmed. */
export function Component() {
  const { text, format } = useI18n();
  const imports = useQuery(attendanceImportsQuery());
  const sums = ({ sessions, attendances, from, to }: AttendanceImport) =>
    text('came.sums', {
      ...{ sessions, attendances },
      ...{ from: format.date(from, 'medium'), to: format.date(to, 'medium') },
    });
  return (
    <ConsolePage
      title="came.title"
      lead="came.lead"
      above={<BackLink to="adminSessions" title="sessions.title" />}
    >
      <BringInForm<AttendancePreview, AttendanceSaid>
        {...{ texts, roleOf, headingId }}
        failed="came.failed"
        preview={previewAttendance}
        bring={async (said, { total }) => {
          const entered = await bringAttendance({ body: { ...said, total } });
          notify(text('came.done', { sums: sums(entered) }));
        }}
        doubts={({ asked }) => asked && <CameDoubts {...asked} />}
        columns={(table, asking) => <CameColumnsDialog table={table} {...asking} />}
        lines={(preview) => <CameLines preview={preview} headingId={headingId} />}
        total={({ total }) => ({
          count: total.attendances,
          confirm: text('came.confirm', total),
          submit: text('came.submit', { count: total.attendances }),
        })}
      />
      <Box sx={{ mt: 4 }}>
        <BroughtIn
          query={imports}
          sums={sums}
          takeBack={(id) => takeAttendanceBack({ params: { id } })}
          texts={brought}
        />
      </Box>
    </ConsolePage>
  );
}
