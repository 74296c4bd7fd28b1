import { type ClubData, call, useChange } from 'shared-api';
import { clubDate } from 'shared-api/calendar';
import { Button, notify, Stack, Typography, useFailure, useText } from 'shared-ui';
import { DownloadIcon, saveFile } from 'shared-ui/details';
import { type I18n, statusChoices, useI18n } from 'shared-ui/resource';
import type { Cell } from '../../files/csv';
import { workbookOf } from '../../files/file';
import type { Sheet } from '../../files/xlsx';
import { fileLines } from '../money/books';

/**
 * Everything of a club as a workbook: its people, attendance, passes and balances as the console reads them again from a
 * spreadsheet, without a question.
 */
function clubSheets(data: ClubData, i18n: I18n): Sheet[] {
  const { text } = i18n;
  const whom = [text('ui.field.firstName'), text('ui.field.lastName'), text('ui.field.email')];
  const of = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => [
    ...[firstName, lastName, email],
  ];
  const yes = (is: boolean): Cell => text(is ? 'clubData.yes' : 'clubData.no');
  const statusOf = (status: number) => statusChoices.session.find(({ value }) => value === status)?.label;
  return [
    {
      name: text('clubData.people'),
      lines: [
        [...whom, text('clubData.language'), text('clubData.isAdmin')],
        ...data.people.map((one) => [
          ...[...of(one), text(`clubData.language.${one.language}`), yes(one.isAdmin)],
        ]),
      ],
    },
    {
      name: text('clubData.attendance'),
      lines: [
        [text('ui.field.date'), ...whom, text('clubData.came'), text('clubData.guests')],
        ...data.attendance.map((one) => [
          ...[one.sessionDate, ...of(one), yes(one.came), one.guests > 0 ? String(one.guests) : ''],
        ]),
      ],
    },
    {
      name: text('clubData.sessions'),
      lines: [
        [
          ...[text('ui.field.date'), text('ui.field.startTime'), text('ui.field.endTime')],
          ...[text('ui.field.location'), text('ui.field.capacity'), text('ui.field.price')],
          text('ui.field.status'),
        ],
        ...data.sessions.map((one) => {
          const status = statusOf(one.status);
          return [
            ...[one.sessionDate, one.startTime, one.endTime, one.location, String(one.maxCapacity)],
            ...[one.dropInPrice, status ? text(status) : ''],
          ];
        }),
      ],
    },
    {
      name: text('clubData.passes'),
      lines: [
        [
          ...whom,
          ...[text('clubData.season'), text('clubData.from'), text('clubData.to'), text('ui.field.price')],
          ...[text('clubData.paid'), text('clubData.left'), text('clubData.ended')],
        ],
        ...data.passes.map((one) => [
          ...[...of(one), one.season, one.startDate, one.endDate],
          ...[one.price, one.paid, one.owes, yes(one.isEnded)],
        ]),
      ],
    },
    {
      name: text('clubData.balances'),
      lines: [
        [...whom, text('clubData.owes'), text('clubData.credit')],
        ...data.balances.map((one) => [...of(one), one.owed, one.credit]),
      ],
    },
    { name: text('clubData.entries'), lines: fileLines(data.entries, i18n) },
  ];
}

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
