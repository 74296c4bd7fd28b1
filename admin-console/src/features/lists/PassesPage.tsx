import { useQuery } from '@tanstack/react-query';
import type { PassFate, PassLine, PassPreview, PassTotal } from 'shared-api';
import { Box, figures, Link, notify, Text, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { BackLink } from '../../layout/BackLink';
import { ConsolePage } from '../../layout/ConsolePage';
import { bringPasses, type PassSaid, passImportsQuery, previewPasses, takePassesBack } from './api';
import { BringInForm } from './BringInForm';
import { BroughtIn } from './BroughtIn';
import { LineFates } from './LineFates';
import { PassColumnsDialog, PassDoubts, roleOf } from './PassColumns';

const odd: readonly PassFate[] = [
  ...(['noPerson', 'unknown', 'several', 'badDate', 'noSeason', 'noPrice', 'oddMark', 'overlap'] as const),
];
const settled: readonly PassFate[] = ['new', 'known'];
const lineTexts = { title: 'passes.preview', empty: 'passes.empty', correct: 'columns.correct' } as const;

/** Each line of a list of passes, and what becomes of it. */
function PassLines({ lines, headingId }: { lines: readonly PassLine[]; headingId: string }) {
  const { text, format } = useI18n();
  return (
    <LineFates
      {...{ lines, odd, settled, texts: lineTexts, headingId }}
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
  const imports = useQuery(passImportsQuery());
  const sums = ({ passes, paid, owed }: PassTotal) =>
    text('passes.sums', { count: passes, paid: format.money(paid), owed: format.money(owed) });
  return (
    <ConsolePage
      title="passes.title"
      lead="passes.lead"
      above={<BackLink to="adminSeasons" title="seasons.title" />}
    >
      <BringInForm<PassPreview, PassSaid>
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
