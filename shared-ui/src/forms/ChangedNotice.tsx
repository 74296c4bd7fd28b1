import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DefinitionList } from '../layout/DefinitionList';
import { useText } from '../messages/text';
import { useNewer } from './StoredValues';

export interface ChangedNoticeProps {
  /** Names and shows what differs in the other version. */
  differences?:
    | ((mine: FormikValues, theirs: FormikValues) => (readonly [label: string, value: string])[])
    | undefined;
}

/** Says that somebody else has stored a newer version; what was typed stays. */
export function ChangedNotice({ differences }: ChangedNoticeProps) {
  const text = useText();
  const { initialValues } = useFormikContext<FormikValues>();
  const { theirs, isConflict, take } = useNewer();
  const alert = useRef<HTMLDivElement>(null);
  // The focus moves only after the person's own press, not when a newer version arrives.
  useEffect(() => {
    if (isConflict) alert.current?.focus();
  }, [isConflict]);
  if (!theirs) return null;
  return (
    <Alert
      severity="warning"
      ref={alert}
      tabIndex={-1}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <AlertTitle>{text('ui.record.changed.title')}</AlertTitle>
      {text('ui.record.changed.text')}
      {differences && <DefinitionList entries={differences(initialValues, theirs)} />}
      <Button size="small" variant="outlined" color="inherit" sx={{ display: 'block', mt: 1 }} onClick={take}>
        {text('ui.record.changed.theirs')}
      </Button>
    </Alert>
  );
}
