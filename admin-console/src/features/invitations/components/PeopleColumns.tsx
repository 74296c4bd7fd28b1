import type { InvitationPreview, PeopleColumns as Mapping } from 'shared-api';
import { Box, Text, useText } from 'shared-ui';
import { RadioInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog } from '../../columns/components/ColumnsDialog';
import { Doubts } from '../../columns/components/Doubts';
import { ColumnInput, ColumnsInput, FirstRowInput } from '../../columns/components/inputs';
import { columnsOf, columnsSchema, mappingOf, type PeopleColumnsValues, roleOf } from '../columns';

type Table = Pick<InvitationPreview, 'mapping' | 'asked' | 'sample'>;

interface PeopleColumnsProps {
  table: Table;
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (mapping: Mapping) => Promise<unknown>;
  onClose: () => void;
}

/** What a list does not tell. */
export const ListDoubts = ({ doubts }: Pick<NonNullable<Table['asked']>, 'doubts'>) => (
  <Doubts intro="columns.unknown" doubts={doubts.map((doubt) => `invite.columns.doubt.${doubt}` as const)} />
);

/** Asks for the columns of a list. */
export function PeopleColumns({ table: { mapping, asked, sample }, onApply, ...dialog }: PeopleColumnsProps) {
  const likely = mapping ?? asked?.likely;
  if (!likely) return null;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(likely, sample.length)}
      schema={columnsSchema}
      failed="invite.checkFailed"
      sample={sample}
      doubts={asked && <ListDoubts {...asked} />}
      roleOf={(column, values) => roleOf(column, mappingOf(values))}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <PeopleInputs sample={sample} />
    </ColumnsDialog>
  );
}

function PeopleInputs({ sample }: { sample: string[][] }) {
  const text = useText();
  const { names } = useFormikContext<PeopleColumnsValues>().values;
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RadioInput
          name="names"
          label={<Text id="invite.columns.names" />}
          options={(['parts', 'whole'] as const).map((value) => ({
            value,
            label: text(`invite.columns.${value}`),
          }))}
          row
        />
      </Box>
      {names === 'parts' ? (
        <>
          <ColumnInput name="first" label="ui.field.firstName" sample={sample} required />
          <ColumnInput name="last" label="ui.field.lastName" sample={sample} required />
        </>
      ) : (
        <>
          <ColumnInput name="full" label="invite.columns.full" sample={sample} required />
          <RadioInput
            name="order"
            label={<Text id="invite.columns.order" />}
            options={(['firstLast', 'lastFirst'] as const).map((value) => ({
              value,
              label: text(`invite.columns.${value}`),
            }))}
            row
          />
        </>
      )}
      <ColumnsInput name="emails" label="invite.columns.emails" sample={sample} />
      <ColumnInput name="language" label="invite.columns.language" sample={sample} />
      <FirstRowInput label="invite.columns.firstRow" sample={sample} />
    </>
  );
}
