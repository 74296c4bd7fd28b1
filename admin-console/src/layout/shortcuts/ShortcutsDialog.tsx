import { useState } from 'react';
import { Box, Text, Typography, useText } from 'shared-ui';
import { FormControlLabel, Switch } from 'shared-ui/forms';
import { InfoDialog } from '../InfoDialog';
import { destinations } from '../navigation';
import { listKeys } from './keys';
import { enableShortcuts, shortcutsEnabled } from './preference';

const cap = {
  display: 'inline-block',
  minWidth: 28,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'club.outline',
  borderRadius: 1.5,
  font: 'inherit',
  fontWeight: 650,
  textAlign: 'center',
  bgcolor: 'background.default',
} as const;

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && (
        <Typography component="span" variant="caption" sx={{ mx: 0.75, color: 'text.secondary' }}>
          <Text id="shortcuts.then" />
        </Typography>
      )}
      <Box component="kbd" sx={cap}>
        {key}
      </Box>
    </span>
  ));
}

function KeyList({
  title,
  entries,
}: {
  title: string;
  entries: readonly { keys: readonly string[]; does: string }[];
}) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 2.5 } }}>
      <Typography component="h3" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2, m: 0 }}
      >
        {entries.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The keyboard shortcuts, and a switch to disable single keys. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const [enabled, setEnabled] = useState(shortcutsEnabled);
  const goTo = destinations.map(({ key, label }) => ({
    keys: ['g', key],
    does: text('shortcuts.goTo', { page: text(label) }),
  }));
  return (
    <InfoDialog title={text('shortcuts.title')} maxWidth="xs" open={open} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('shortcuts.intro')}
      </Typography>
      <FormControlLabel
        sx={{ my: 1.5 }}
        label={text('shortcuts.enabled')}
        control={
          <Switch
            checked={enabled}
            onChange={(_event, checked) => {
              setEnabled(checked);
              enableShortcuts(checked);
            }}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      <KeyList
        title={text('shortcuts.everywhere')}
        entries={[{ keys: ['?'], does: text('shortcuts.help') }, ...goTo]}
      />
      <KeyList
        title={text('shortcuts.inLists')}
        entries={listKeys.map(({ key, label }) => ({ keys: [key], does: text(label) }))}
      />
    </InfoDialog>
  );
}
