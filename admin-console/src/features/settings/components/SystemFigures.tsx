import { useIntl } from 'react-intl';
import type { Settings } from 'shared-api';
import { Box, DefinitionList, useFormat, useText } from 'shared-ui';
import { formatBytes } from '../bytes';

/** The system's current figures. */
export function SystemFigures({ system }: { system: Settings['system'] }) {
  const format = useFormat();
  const text = useText();
  const { locale } = useIntl();
  const { version, lastBackup, backupFailed, storageUsed, activeUsers, totalSessions, totalSeasons } = system;
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <DefinitionList
        entries={[
          [text('settings.version'), version],
          [text('settings.lastBackup'), lastBackup ? format.dateTime(lastBackup) : text('settings.noBackup')],
          ...(backupFailed ? [[text('settings.backupFailed'), format.dateTime(backupFailed)] as const] : []),
          [text('settings.storageUsed'), formatBytes(storageUsed, locale)],
          [text('settings.activeUsers'), format.number(activeUsers)],
          [text('dashboard.total'), format.number(totalSessions)],
          [text('settings.totalSeasons'), format.number(totalSeasons)],
        ]}
      />
    </Box>
  );
}
