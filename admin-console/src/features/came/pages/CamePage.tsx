import { useQuery } from '@tanstack/react-query';
import type { AttendanceImport, AttendancePreview } from 'shared-api';
import { Box, notify } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../../layout/BackLink';
import { ConsolePage } from '../../../layout/ConsolePage';
import { BringInForm } from '../../columns/components/BringInForm';
import { BroughtIn } from '../../columns/components/BroughtIn';
import { bringAttendance, importsQuery, previewAttendance, type Said, takeAttendanceBack } from '../api';
import { roleOf } from '../columns';
import { CameColumnsDialog, CameDoubts } from '../components/CameColumnsDialog';
import { CameLines } from '../components/CameLines';

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
  const imports = useQuery(importsQuery());
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
      <BringInForm<AttendancePreview, Said>
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
