import type { FormikValues } from 'formik';
import { ActionConfirm } from './ActionConfirm';
import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import type { CreateForm, EditForm, WithVersion } from './record-forms';
import type { ListActions } from './use-list-actions';

export interface ListDialogsProps<
  Row extends WithVersion,
  New extends FormikValues,
  Made,
  Old extends FormikValues,
  Changed,
> {
  listActions: ListActions<Row>;
  /** Only where records can be created. */
  create?: CreateForm<Row, New, Made>;
  edit: EditForm<Row, Old, Changed>;
  onCreated?: (row: Row) => unknown;
}

/** A list's dialogs: create, edit, confirm. */
export function ListDialogs<
  Row extends WithVersion,
  New extends FormikValues,
  Made,
  Old extends FormikValues,
  Changed,
>({ listActions, create, edit, onCreated }: ListDialogsProps<Row, New, Made, Old, Changed>) {
  const { list, editing } = listActions;
  // The record as it was when its dialog was opened, until somebody changes it.
  const newer = list.rows.find(({ id, version }) => id === editing.row?.id && version > editing.row.version);
  return (
    <>
      {create && (
        <CreateDialog
          form={create}
          open={listActions.creating}
          onClose={listActions.closeCreate}
          onCreated={onCreated}
        />
      )}
      {editing.row && (
        <EditDialog form={edit} row={newer ?? editing.row} open={editing.open} onClose={editing.close} />
      )}
      <ActionConfirm dialog={listActions.operation} />
    </>
  );
}
