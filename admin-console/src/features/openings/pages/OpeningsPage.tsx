import { useQuery } from '@tanstack/react-query';
import type { OpeningPreview } from 'shared-api';
import { Box, notify } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../../layout/BackLink';
import { ConsolePage } from '../../../layout/ConsolePage';
import { BringInForm } from '../../columns/components/BringInForm';
import { BroughtIn } from '../../columns/components/BroughtIn';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import { bringOpenings, openingsQuery, previewOpenings, type Said, takeOpeningsBack } from '../api';
import { roleOf } from '../columns';
import { OpeningColumnsDialog, OpeningDoubts } from '../components/OpeningColumnsDialog';
import { OpeningLines } from '../components/OpeningLines';

const texts = {
  list: 'openings.list',
  hint: 'openings.hint',
  check: 'invite.check',
  file: 'openings.file',
  checkFailed: 'invite.checkFailed',
} as const;
const brought = {
  failed: 'openings.listFailed',
  question: 'openings.takeBackTitle',
  consequence: 'openings.takeBackText',
  takenBack: 'openings.takenBack',
  takeBackFailed: 'openings.takeBackFailed',
} as const;
const headingId = 'openings-preview';

/** `/admin/payments/opening`: what people owed and had before, from a list, once its total is confirmed. */
export function Component() {
  const { text, format } = useI18n();
  const openings = useQuery(openingsQuery());
  const money = ({ owed, credit }: { owed: number; credit: number }) => ({
    ...{ owed: format.money(owed), credit: format.money(credit) },
  });
  return (
    <ConsolePage
      title="openings.title"
      lead="openings.lead"
      above={<BackLink to="adminMonths" title="treasury.months.title" />}
    >
      <PaymentTabs />
      <BringInForm<OpeningPreview, Said>
        {...{ texts, roleOf, headingId }}
        failed="openings.failed"
        preview={previewOpenings}
        bring={async (said, { total }) => {
          const entered = await bringOpenings({ body: { ...said, total } });
          notify(text('openings.done', { count: entered.lines, ...money(entered) }));
        }}
        doubts={({ asked }) => asked && <OpeningDoubts {...asked} />}
        columns={(table, asking) => <OpeningColumnsDialog table={table} {...asking} />}
        lines={({ lines }) => <OpeningLines lines={lines} headingId={headingId} />}
        total={({ lines, total }) => {
          const count = lines.filter(({ fate }) => fate === 'new').length;
          return {
            count,
            confirm: text('openings.confirm', money(total)),
            submit: text('openings.submit', { count }),
          };
        }}
      />
      <Box sx={{ mt: 4 }}>
        <BroughtIn
          query={openings}
          sums={(one) => text('openings.sums', { count: one.lines, ...money(one) })}
          takeBack={(id) => takeOpeningsBack({ params: { id } })}
          texts={brought}
        />
      </Box>
    </ConsolePage>
  );
}
