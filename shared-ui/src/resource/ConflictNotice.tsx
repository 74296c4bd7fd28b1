import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DefinitionList } from '../layout/DefinitionList';
import { useText } from '../messages/text';
import type { EditForm, WithVersion } from './record-forms';
import { useI18n } from './use-i18n';

export interface ConflictNoticeProps<Row extends WithVersion, Values extends FormikValues, Output> {
  form: EditForm<Row, Values, Output>;
  /** The version the person started from. */
  base: Values;
  /** The version somebody else has saved since. */
  theirs: Values;
  onTake: () => void;
}

/** Shows what somebody else has saved meanwhile; typed values are kept. */
export function ConflictNotice<Row extends WithVersion, Values extends FormikValues, Output>(
  props: ConflictNoticeProps<Row, Values, Output>,
) {
  const text = useText();
  const { form, base, theirs, onTake } = props;
  const i18n = useI18n();
  const { setTouched } = useFormikContext();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  const changed = Object.entries(form.fields).filter(([name]) => base[name] !== theirs[name]);
  return (
    <Alert
      severity="warning"
      ref={alert}
      tabIndex={-1}
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <AlertTitle>{text('ui.record.changed.title')}</AlertTitle>
      {text('ui.record.changed.text')}
      <DefinitionList
        entries={changed.map(([name, { label, format }]) => [
          text(label),
          format?.(theirs[name] as never, i18n) ?? String(theirs[name]),
        ])}
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
        {text('ui.record.changed.theirs')}
      </Button>
    </Alert>
  );
}
