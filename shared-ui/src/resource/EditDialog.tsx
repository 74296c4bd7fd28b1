import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { ApiError } from 'shared-api';
import { notify } from '../feedback/notifications';
import { Text } from '../messages/text';
import { ConflictNotice } from './ConflictNotice';
import { FormDialog } from './FormDialog';
import type { EditForm, WithVersion } from './record-forms';
import { useI18n } from './use-i18n';

export interface EditDialogProps<Row extends WithVersion, Values extends FormikValues, Output> {
  form: EditForm<Row, Values, Output>;
  /** The record as opened; later updates do not change the form. */
  row: Row;
  open: boolean;
  onClose: () => void;
  onSaved: () => unknown;
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changedMeanwhile';

/** Changes a record. If somebody else has changed it meanwhile, the person sees both versions and chooses. */
export function EditDialog<Row extends WithVersion, Values extends FormikValues, Output>(
  props: EditDialogProps<Row, Values, Output>,
) {
  const { form, row, open, onClose, onSaved } = props;
  const i18n = useI18n();
  const [base, setBase] = useState(row);
  const [theirs, setTheirs] = useState<Row>();

  useEffect(() => {
    setBase(row);
    setTheirs(undefined);
  }, [row]);

  const save = async (output: Output) => {
    try {
      const saved = await form.run(base, output, (theirs ?? base).version);
      notify(form.success(saved, i18n));
      onClose();
      await onSaved();
    } catch (error) {
      if (!isConflict(error)) throw error;
      setTheirs(await form.latest(base.id));
      await onSaved();
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={form.title(base, i18n)}
      submit={<Text id={theirs ? 'ui.record.changed.mine' : 'ui.action.save'} />}
      note={!theirs && form.note && <Text id={form.note} />}
      initial={form.valuesOf(base)}
      schema={form.schema}
      failed={form.failed}
      onSubmit={save}
    >
      {theirs && (
        <ConflictNotice
          form={form}
          base={form.valuesOf(base)}
          theirs={form.valuesOf(theirs)}
          onTake={() => {
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
      <form.Inputs row={base} />
    </FormDialog>
  );
}
