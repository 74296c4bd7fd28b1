import { useChange } from 'shared-api';
import { Button, notify, Stack, useFailure, useLocale, useText } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
import { useI18n } from 'shared-ui/resource';
import { fileLines, fileName } from '../../payments/export/books';
import { fileOf, saveFile } from '../../payments/export/file';
import { findMonthEntries } from '../api';

const formats = ['xlsx', 'csv'] as const;

/** Exports a month's entries to a file. */
export function MonthExport({ month }: { month: string }) {
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
