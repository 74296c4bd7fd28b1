import { Button, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { LowBar } from 'shared-ui/resource';

/** Saving, in reach wherever the page is scrolled to, while something is changed. */
export function SaveBar() {
  const text = useText();
  const { dirty, resetForm } = useFormikContext();
  if (!dirty) return null;
  return (
    <LowBar sx={{ justifyContent: 'flex-end', maxWidth: 860 }}>
      <Button color="secondary" onClick={() => resetForm()}>
        {text('settings.discard')}
      </Button>
      <SubmitButton />
    </LowBar>
  );
}
