import type { InvitationPreview, LikelyPeopleColumns, PeopleColumns as Mapping } from 'shared-api';
import { Box, type MessageId, Text, useText } from 'shared-ui';
import { mixed, object, RadioInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog, Doubts } from '../../lists/ColumnsDialog';
import { chosenOf, column, neededWhere, none, severalColumns } from '../../lists/columns';
import { ColumnInput, ColumnsInput, FirstRowInput } from '../../lists/inputs';

/** The values of the form for a list's columns, counted from 0. */
interface PeopleColumnsValues {
  firstRow: number;
  emails: number[];
  names: 'parts' | 'whole';
  first: number;
  last: number;
  full: number;
  order: Mapping['order'];
  language: number;
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
const columnsOf = (
  { firstRow, emails, first, last, full, order, language }: LikelyPeopleColumns,
  rows: number,
): PeopleColumnsValues => ({
  firstRow: Math.min(firstRow, rows - 1),
  emails,
  names: full === undefined ? 'parts' : 'whole',
  first: first ?? none,
  last: last ?? none,
  full: full ?? none,
  order,
  language: language ?? none,
});

/** The form's values for the API. */
const mappingOf = ({ names, first, last, full, language, ...values }: PeopleColumnsValues): Mapping => ({
  ...values,
  ...(names === 'parts' ? chosenOf({ first, last }) : chosenOf({ full })),
  ...chosenOf({ language }),
});

/** A list's columns: an address, and names. */
const columnsSchema = object({
  firstRow: column(),
  emails: severalColumns(),
  names: mixed<PeopleColumnsValues['names']>().required(),
  first: neededWhere('names', 'parts'),
  last: neededWhere('names', 'parts'),
  full: neededWhere('names', 'whole'),
  order: mixed<Mapping['order']>().required(),
  language: column(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { emails, first, last, full, language }: LikelyPeopleColumns,
): MessageId | undefined {
  if (emails.includes(column)) return 'ui.field.email';
  if (full === column) return 'invite.columns.full';
  if (first === column) return 'ui.field.firstName';
  if (last === column) return 'ui.field.lastName';
  return language === column ? 'invite.columns.language' : undefined;
}

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
