import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MonthReport, type MonthStatus, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { centsOf } from 'shared-api/money';
import {
  Alert,
  Button,
  figures,
  LinkButton,
  ListSkeleton,
  Loaded,
  notify,
  Section,
  Stack,
  Typography,
  useFailure,
  useLocale,
  useText,
} from 'shared-ui';
import { DownloadIcon, saveFile } from 'shared-ui/details';
import { TextField } from 'shared-ui/forms';
import { ConfirmDialog, MenuItem } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import { fileOf } from '../../../files/file';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../../layout/PaymentTabs';
import { findMonthEntries, monthQuery, monthsQuery, setMonthClosed } from '../api';
import { fileLines, fileName } from '../books';
import { BalanceTable, ReceivedTable } from './tables';

/** Whether a month is closed, since when and by whom, and the button to close or reopen it. */
function MonthClosing({ status: { month, isOver, closedOn, closedBy } }: { status: MonthStatus }) {
  const { text, format } = useI18n();
  const failed = useFailure();
  const [asking, setAsking] = useState(false);
  const name = format.date(`${month}-01`, 'month');
  const isClosed = closedOn !== null;
  const { mutate, isPending } = useChange(
    () => setMonthClosed({ params: { month }, body: { closed: !isClosed } }),
    {
      onSuccess: () =>
        notify(text(isClosed ? 'treasury.months.openedDone' : 'treasury.months.closedDone', { month: name })),
      onError: (error) => failed(error, 'treasury.months.changeFailed', capitalised(name)),
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <Alert
        severity={isClosed ? 'success' : 'info'}
        sx={{ mt: 2, mb: 3 }}
        action={
          isOver && (
            <Button
              size="small"
              color="inherit"
              disabled={isPending}
              onClick={() => (isClosed ? mutate() : setAsking(true))}
            >
              {text(isClosed ? 'treasury.months.reopen' : 'treasury.months.close')}
            </Button>
          )
        }
      >
        {closedOn
          ? text('treasury.months.closed', { date: format.date(closedOn, 'medium'), name: closedBy })
          : text(isOver ? 'treasury.months.open' : 'treasury.months.running')}
      </Alert>
      <ConfirmDialog
        open={asking}
        title={text('treasury.months.closeTitle', { month: name })}
        confirm={text('treasury.months.close')}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {text('treasury.months.closeText')}
      </ConfirmDialog>
    </>
  );
}

const formats = ['xlsx', 'csv'] as const;

/** Exports a month's entries to a file. */
function MonthExport({ month }: { month: string }) {
  const text = useText();
  const i18n = useI18n();
  const locale = useLocale();
  const failed = useFailure();
  const save = async (format: (typeof formats)[number]) => {
    const lines = fileLines(await findMonthEntries(month), i18n);
    const name = fileName(month, format);
    await saveFile(await fileOf(lines, { format, sheet: month, locale }), name);
    return name;
  };
  const { mutate, isPending } = useChange(save, {
    onSuccess: (name) => notify(text('export.done', { name })),
    onError: (error, format) => failed(error, 'export.failed', fileName(month, format)),
  });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          variant="outlined"
          color="secondary"
          startIcon={<DownloadIcon />}
          disabled={isPending}
          onClick={() => mutate(format)}
        >
          {text('treasury.months.export', { format: format.toUpperCase() })}
        </Button>
      ))}
    </Stack>
  );
}

/** A month in plain sentences: what is owed at its end, what came in; people's credit and what went back, if any. */
function MonthSentences({ report: { changes, opening, closing } }: { report: MonthReport }) {
  const { text, format } = useI18n();
  const wentBack = -changes
    .filter(({ kind }) => kind === 'refund')
    .reduce((cents, { money }) => cents + centsOf(money), 0);
  const cameIn = centsOf(closing.money) - centsOf(opening.money) + wentBack;
  return (
    <Typography component="div" variant="h4" sx={{ ...figures, mb: 3, fontWeight: 500, lineHeight: 1.6 }}>
      <div>{text('treasury.months.says.owed', { amount: format.money(closing.owed) })}</div>
      <div>{text('treasury.months.says.money', { amount: format.money(cameIn / 100) })}</div>
      {closing.credit > 0 && (
        <div>{text('treasury.months.says.credit', { amount: format.money(closing.credit) })}</div>
      )}
      {wentBack > 0 && (
        <div>{text('treasury.months.says.refund', { amount: format.money(wentBack / 100) })}</div>
      )}
    </Typography>
  );
}

function Month({ months }: { months: readonly MonthStatus[] }) {
  const { text, format } = useI18n();
  const [query, setQuery] = useSearchParams();
  // The last complete month, which is the next to be closed.
  const usual = months.find(({ isOver }) => isOver) ?? months[0];
  const shown = months.find(({ month }) => month === query.get('month')) ?? usual;
  const month = shown?.month ?? '';
  const report = useQuery({ ...monthQuery(month), enabled: month !== '' });
  if (!shown) return null;
  return (
    <>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={text('treasury.months.month')}
        value={month}
        onChange={({ target }) => setQuery({ month: target.value }, { replace: true })}
        sx={{ mb: 2, minWidth: 220, maxWidth: '100%' }}
      >
        {months.map(({ month: value, closedOn }) => {
          const name = capitalised(format.date(`${value}-01`, 'month'));
          return (
            <MenuItem key={value} value={value}>
              {closedOn ? text('treasury.months.closedMark', { month: name }) : name}
            </MenuItem>
          );
        })}
      </TextField>
      <Loaded
        query={report}
        waiting={<ListSkeleton rows={8} rowHeight={44} />}
        failed={text('treasury.months.failed')}
      >
        {(data) => (
          <>
            <MonthSentences report={data} />
            <Section
              size="h3"
              title={text('treasury.months.balances')}
              actions={<MonthExport month={month} />}
            >
              <BalanceTable report={data} />
            </Section>
            <MonthClosing key={month} status={shown} />
            <Section size="h3" title={text('treasury.months.received')}>
              <ReceivedTable received={data.received} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}

/** `/admin/payments/months`: each month's figures, and closing it. */
export function Component() {
  const text = useText();
  const months = useQuery(monthsQuery());
  return (
    <ConsolePage
      title="treasury.months.title"
      actions={
        <LinkButton to="adminOpenings" variant="outlined" color="secondary">
          {text('openings.open')}
        </LinkButton>
      }
    >
      <PaymentTabs of="adminPayments" />
      <Loaded
        query={months}
        waiting={<ListSkeleton rows={8} rowHeight={44} />}
        failed={text('treasury.months.failed')}
      >
        {(data) => <Month months={data} />}
      </Loaded>
    </ConsolePage>
  );
}
