import { Alert, AlertTitle, Button, Text } from 'shared-ui';

/** Somebody else has saved other settings since; nothing that was typed is touched. */
export function ChangedNotice({ onTake }: { onTake: () => void }) {
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={onTake}>
          <Text id="ui.record.changed.theirs" />
        </Button>
      }
    >
      <AlertTitle>
        <Text id="ui.record.changed.title" />
      </AlertTitle>
      <Text id="ui.record.changed.text" />
    </Alert>
  );
}
