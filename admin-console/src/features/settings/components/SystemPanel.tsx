import { useIntl } from 'react-intl';
import type { Settings } from 'shared-api';
import { Box, Card, figures, type MessageId, Text, Typography, useFormat } from 'shared-ui';
import { formatBytes } from '../bytes';

function Figure({ label, value }: { label: MessageId; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        <Text id={label} />
      </Typography>
      <Typography component="dd" variant="h3" sx={{ ...figures, m: 0 }}>
        {value}
      </Typography>
    </div>
  );
}

/** The system's current figures. */
export function SystemPanel({ system }: { system: Settings['system'] }) {
  const format = useFormat();
  const { locale, formatMessage } = useIntl();
  const { version, lastBackup, storageUsed, activeUsers, totalSessions, totalSeasons } = system;
  return (
    <Card component="section" sx={{ mt: 2.5, p: { xs: 2.5, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        <Text id="settings.system" />
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
          m: 0,
          mt: 2,
        }}
      >
        <Figure label="settings.version" value={version} />
        <Figure
          label="settings.lastBackup"
          value={lastBackup ? format.dateTime(lastBackup) : formatMessage({ id: 'settings.noBackup' })}
        />
        <Figure label="settings.storageUsed" value={formatBytes(storageUsed, locale)} />
        <Figure label="settings.activeUsers" value={format.number(activeUsers)} />
        <Figure label="dashboard.total" value={format.number(totalSessions)} />
        <Figure label="settings.totalSeasons" value={format.number(totalSeasons)} />
      </Box>
    </Card>
  );
}
