import type { FormikValues } from 'formik';
import { CreateDialog } from './CreateDialog';
import { DeedConfirm } from './DeedConfirm';
import { EditDialog } from './EditDialog';
import type { CreateForm, EditForm, Versioned } from './record-forms';
import type { Desk } from './use-desk';

export interface DeskDialogsProps<
  Row extends Versioned,
  New extends FormikValues,
  Made,
  Old extends FormikValues,
  Changed,
> {
  desk: Desk<Row>;
  /** Only where new ones are made. */
  create?: CreateForm<Row, New, Made>;
  edit: EditForm<Row, Old, Changed>;
  /** Without it, the list is asked for again. */
  onCreated?: (row: Row) => unknown;
}

/** The dialogs of a list: create, edit, confirm. */
export function DeskDialogs<
  Row extends Versioned,
  New extends FormikValues,
  Made,
  Old extends FormikValues,
  Changed,
>({ desk, create, edit, onCreated }: DeskDialogsProps<Row, New, Made, Old, Changed>) {
  const { list, editing } = desk;
  return (
    <>
      {create && (
        <CreateDialog
          form={create}
          open={desk.creating}
          onClose={desk.closeCreate}
          onCreated={onCreated ?? list.refresh}
        />
      )}
      {editing.row && (
        <EditDialog
          form={edit}
          row={editing.row}
          open={editing.open}
          onClose={editing.close}
          onSaved={list.refresh}
        />
      )}
      <DeedConfirm dialog={desk.deed} />
    </>
  );
}
