import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { Text } from '../messages/text';
import { notify } from '../notifications';
import { FormDialog } from './FormDialog';
import type { EditForm, WithVersion } from './record-forms';
import { useI18n } from './use-i18n';

export interface EditDialogProps<Row extends WithVersion, Values extends FormikValues, Output> {
  form: EditForm<Row, Values, Output>;
  row: Row;
  open: boolean;
  onClose: () => void;
}

/** Changes a record. If somebody else has changed it meanwhile, the person sees both versions and chooses. */
export function EditDialog<Row extends WithVersion, Values extends FormikValues, Output>(
  props: EditDialogProps<Row, Values, Output>,
) {
  const { form, row, open, onClose } = props;
  const i18n = useI18n();
  const { text } = i18n;
  const [latest, setLatest] = useState(row);
  useEffect(() => {
    setLatest((known) => (known.id === row.id && known.version > row.version ? known : row));
  }, [row]);

  return (
    <FormDialog
      open={open}
      about={row.id}
      onClose={onClose}
      title={form.title(latest, i18n)}
      submit={<Text id="ui.action.save" />}
      note={form.note && <Text id={form.note} />}
      initial={form.valuesOf(latest)}
      schema={form.schema}
      failed={form.failed}
      onSubmit={async (output) => {
        const saved = await form.run(latest, output, latest.version);
        notify(form.success(saved, i18n));
        onClose();
      }}
      onChanged={async () => setLatest(await form.latest(row.id))}
      differences={(mine, theirs) =>
        Object.entries(form.fields)
          .filter(([name]) => mine[name] !== theirs[name])
          .map(([name, { label, format }]) => [
            text(label),
            format?.(theirs[name] as never, i18n) ?? String(theirs[name]),
          ])
      }
    >
      <form.Inputs row={latest} />
    </FormDialog>
  );
}
