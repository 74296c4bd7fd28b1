import { useQuery } from '@tanstack/react-query';
import type { PassPreview, PassTotal } from 'shared-api';
import { Box, notify } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../../layout/BackLink';
import { ConsolePage } from '../../../layout/ConsolePage';
import { BringInForm } from '../../columns/components/BringInForm';
import { BroughtIn } from '../../columns/components/BroughtIn';
import { bringPasses, importsQuery, previewPasses, type Said, takePassesBack } from '../api';
import { roleOf } from '../columns';
import { PassColumnsDialog, PassDoubts } from '../components/PassColumnsDialog';
import { PassLines } from '../components/PassLines';

const texts = {
  list: 'passes.list',
  hint: 'passes.hint',
  check: 'invite.check',
  file: 'passes.file',
  checkFailed: 'invite.checkFailed',
} as const;
const brought = {
  failed: 'passes.listFailed',
  question: 'passes.takeBackTitle',
  consequence: 'passes.takeBackText',
  takenBack: 'passes.takenBack',
  takeBackFailed: 'passes.takeBackFailed',
} as const;
const headingId = 'passes-preview';

/** `/admin/seasons/before`: who had which pass, from a list, once its total is confirmed. */
export function Component() {
  const { text, format } = useI18n();
  const imports = useQuery(importsQuery());
  const sums = ({ passes, paid, owed }: PassTotal) =>
    text('passes.sums', { count: passes, paid: format.money(paid), owed: format.money(owed) });
  return (
    <ConsolePage
      title="passes.title"
      lead="passes.lead"
      above={<BackLink to="adminSeasons" title="seasons.title" />}
    >
      <BringInForm<PassPreview, Said>
        {...{ texts, roleOf, headingId }}
        failed="passes.failed"
        preview={previewPasses}
        bring={async (said, { total }) => {
          notify(text('passes.done', { sums: sums(await bringPasses({ body: { ...said, total } })) }));
        }}
        doubts={({ asked }) => asked && <PassDoubts {...asked} />}
        columns={(table, asking) => <PassColumnsDialog table={table} {...asking} />}
        lines={({ lines }) => <PassLines lines={lines} headingId={headingId} />}
        total={({ total }) => ({
          count: total.passes,
          confirm: text('passes.confirm', { sums: sums(total) }),
          submit: text('passes.submit', { count: total.passes }),
        })}
      />
      <Box sx={{ mt: 4 }}>
        <BroughtIn
          query={imports}
          sums={sums}
          takeBack={(id) => takePassesBack({ params: { id } })}
          texts={brought}
        />
      </Box>
    </ConsolePage>
  );
}
