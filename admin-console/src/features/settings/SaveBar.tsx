import { Button, Paper, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';

/** Saving, in reach wherever the page is scrolled to, while something is changed. */
export function SaveBar() {
  const text = useText();
  const { dirty, resetForm } = useFormikContext();
  if (!dirty) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        maxWidth: 860,
        position: 'sticky',
        // A phone has its navigation at the bottom.
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
        zIndex: 3,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        px: 2,
        py: 1,
        borderRadius: 4,
        bgcolor: 'club.hardwood',
      }}
    >
      <Button color="secondary" onClick={() => resetForm()}>
        {text('settings.discard')}
      </Button>
      <SubmitButton />
    </Paper>
  );
}
