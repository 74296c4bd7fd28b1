import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { Text } from '../messages/text';
import { notify } from '../notifications';
import { FormDialog } from './FormDialog';
import type { CreateForm } from './record-forms';
import { useI18n } from './use-i18n';

export interface CreateDialogProps<Row, Values extends FormikValues, Output> {
  form: CreateForm<Row, Values, Output>;
  open: boolean;
  onClose: () => void;
  onCreated?: ((row: Row) => unknown) | undefined;
}

/** Creates a record. */
export function CreateDialog<Row, Values extends FormikValues, Output>(
  props: CreateDialogProps<Row, Values, Output>,
) {
  const { form, open, onClose, onCreated } = props;
  const i18n = useI18n();
  const [draft, setDraft] = useState<Values>();

  // A draft may load its defaults from the server; a new one is made each time the dialog opens.
  useEffect(() => {
    if (!open) return;
    let current = true;
    void Promise.resolve(form.draft()).then((values) => current && setDraft(values));
    return () => {
      current = false;
    };
  }, [open, form]);

  if (!draft) return null;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Text id={form.title} />}
      submit={<Text id={form.submit} />}
      note={form.note && <Text id={form.note} />}
      initial={draft}
      schema={form.schema}
      failed={form.failed}
      onSubmit={async (output) => {
        const row = await form.run(output);
        notify(form.success(row, i18n));
        onClose();
        await onCreated?.(row);
      }}
    >
      <form.Inputs />
    </FormDialog>
  );
}
