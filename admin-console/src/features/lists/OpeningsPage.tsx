import { useQuery } from '@tanstack/react-query';
import type { OpeningFate, OpeningLine, OpeningPreview } from 'shared-api';
import { Box, figures, notify, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../layout/BackLink';
import { ConsolePage } from '../../layout/ConsolePage';
import { PaymentTabs } from '../../layout/PaymentTabs';
import { bringOpenings, type OpeningSaid, openingsQuery, previewOpenings, takeOpeningsBack } from './api';
import { BringInForm } from './BringInForm';
import { BroughtIn } from './BroughtIn';
import { LineFates } from './LineFates';
import { OpeningColumnsDialog, OpeningDoubts, roleOf } from './OpeningColumns';

const odd: readonly OpeningFate[] = ['noPerson', 'unknown', 'several', 'noAmount', 'badDate', 'future'];
const settled: readonly OpeningFate[] = ['new', 'known', 'zero'];
const lineTexts = { title: 'openings.preview', empty: 'openings.empty', correct: 'columns.correct' } as const;

/** Each line of a list of balances, and what becomes of it. */
function OpeningLines({ lines, headingId }: { lines: readonly OpeningLine[]; headingId: string }) {
  const { text, format } = useI18n();
  const isEntered = ({ person, amount }: OpeningLine) => person !== null && amount !== null && amount !== 0;
  return (
    <LineFates
      {...{ lines, odd, settled, texts: lineTexts, headingId }}
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
      <PaymentTabs of="adminPayments" />
      <BringInForm<OpeningPreview, OpeningSaid>
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
