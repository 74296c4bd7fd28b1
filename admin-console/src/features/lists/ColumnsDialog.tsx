import type { ReactNode } from 'react';
import { Alert, Box, type MessageId, Text, useText } from 'shared-ui';
import { type FormProps, useFormikContext } from 'shared-ui/forms';
import { FormDialog } from 'shared-ui/resource';
import { SampleTable } from './SampleTable';

/** What a table does not tell, so that somebody has to look. */
export function Doubts({ intro, doubts }: { intro: MessageId; doubts: readonly MessageId[] }) {
  const text = useText();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text(intro)}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {doubts.map((doubt) => (
          <li key={doubt}>{text(doubt)}</li>
        ))}
      </Box>
    </Alert>
  );
}

interface ColumnsDialogProps<Values extends { firstRow: number }, Output>
  extends Pick<FormProps<Values, Output>, 'initial' | 'schema' | 'failed'> {
  sample: readonly string[][];
  /** What the table does not tell. */
  doubts?: ReactNode;
  /** What is chosen that a column holds. */
  roleOf: (column: number, values: Values) => MessageId | undefined;
  open: boolean;
  /** Reads the table with these columns. */
  onApply: (output: Output) => Promise<unknown>;
  onClose: () => void;
  /** The inputs. */
  children: ReactNode;
}

/** A dialog that asks what a table's columns hold, showing its first rows, with what is likely filled in. */
export function ColumnsDialog<Values extends { firstRow: number }, Output>({
  sample,
  doubts,
  roleOf,
  onApply,
  onClose,
  children,
  ...form
}: ColumnsDialogProps<Values, Output>) {
  const text = useText();
  return (
    <FormDialog
      {...form}
      // What a column holds is said of one file only.
      about={null}
      onClose={onClose}
      title={text('columns.title')}
      submit={<Text id="columns.apply" />}
      maxWidth="md"
      onSubmit={async (output) => {
        await onApply(output);
        onClose();
      }}
    >
      {doubts}
      <ChosenTable sample={sample} roleOf={roleOf} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </FormDialog>
  );
}

function ChosenTable<Values extends { firstRow: number }>({
  sample,
  roleOf,
}: Pick<ColumnsDialogProps<Values, unknown>, 'sample' | 'roleOf'>) {
  const { values } = useFormikContext<Values>();
  return (
    <SampleTable sample={sample} firstRow={values.firstRow} roleOf={(column) => roleOf(column, values)} />
  );
}
