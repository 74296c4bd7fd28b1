import { call, useChange } from 'shared-api';
import { clubDate } from 'shared-api/calendar';
import { Button, notify, Stack, Typography, useFailure, useText } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
import { useI18n } from 'shared-ui/resource';
import { saveFile, workbookOf } from '../../payments/export/file';
import { clubSheets } from '../club-sheets';

/** Everything of the club in one workbook. */
export function ClubExport() {
  const text = useText();
  const i18n = useI18n();
  const failed = useFailure();
  const nameNow = () => text('clubData.file', { date: clubDate() });
  const { mutate, isPending } = useChange(
    async () => {
      const name = nameNow();
      const data = await call('GET /api/v1/Settings/data', {});
      await saveFile(await workbookOf(clubSheets(data, i18n)), name);
      return name;
    },
    {
      onSuccess: (name) => notify(text('export.done', { name })),
      onError: (error) => failed(error, 'export.failed', nameNow()),
    },
  );
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DownloadIcon />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {text('clubData.export')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text('clubData.help')}
      </Typography>
    </Stack>
  );
}
