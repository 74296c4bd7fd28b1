import { Alert, AlertTitle, Button, useText } from 'shared-ui';

/** Says that somebody else has saved the settings; typed values are kept. */
export function ChangedNotice({ onTake }: { onTake: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={onTake}>
          {text('ui.record.changed.theirs')}
        </Button>
      }
    >
      <AlertTitle>{text('ui.record.changed.title')}</AlertTitle>
      {text('ui.record.changed.text')}
    </Alert>
  );
}
