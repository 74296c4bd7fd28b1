import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DefinitionList } from '../layout/DefinitionList';
import { Text } from '../messages/text';
import type { EditForm, Versioned } from './record-forms';
import { useWords } from './use-words';

export interface ChangedMeanwhileProps<Row extends Versioned, Values extends FormikValues, Output> {
  form: EditForm<Row, Values, Output>;
  /** What the person began with. */
  base: Values;
  /** What somebody else has saved since. */
  theirs: Values;
  onTake: () => void;
}

/** Tells that somebody else has saved a change, and which; nothing that was typed is touched. */
export function ChangedMeanwhile<Row extends Versioned, Values extends FormikValues, Output>(
  props: ChangedMeanwhileProps<Row, Values, Output>,
) {
  const { form, base, theirs, onTake } = props;
  const words = useWords();
  const { setTouched } = useFormikContext();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  const changed = (Object.keys(form.labels) as (keyof Values & string)[]).filter(
    (field) => base[field] !== theirs[field],
  );
  const show = (field: keyof Values & string): string => {
    const shown = form.shown?.[field] as ((value: unknown, of: typeof words) => string) | undefined;
    return shown ? shown(theirs[field], words) : String(theirs[field]);
  };
  return (
    <Alert
      severity="warning"
      ref={alert}
      tabIndex={-1}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <AlertTitle>
        <Text id="ui.record.changed.title" />
      </AlertTitle>
      <Text id="ui.record.changed.text" />
      <DefinitionList
        entries={changed.map((field) => ({
          key: field,
          term: <Text id={form.labels[field]} />,
          value: show(field),
        }))}
      />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => {
          onTake();
          void setTouched({}, false);
        }}
      >
        <Text id="ui.record.changed.theirs" />
      </Button>
    </Alert>
  );
}
