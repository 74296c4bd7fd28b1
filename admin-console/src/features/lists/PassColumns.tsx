import { Fragment } from 'react';
import type { PassColumns, PassPreview } from 'shared-api';
import { type MessageId, Text, useText } from 'shared-ui';
import { mixed, object, ruleMessage, SelectInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog, Doubts } from './ColumnsDialog';
import { chosenOf, column, namesWithoutEmail, none } from './columns';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from './inputs';

/** The columns of which a list has one each, or none. */
const singles = ['season', 'from', 'to', 'price', 'paid', 'paidOn', 'owes', 'ended'] as const;
type Single = 'email' | (typeof singles)[number];

/** The values of the form for a list's columns, counted from 0. */
type PassColumnsValues = Record<Single, number> &
  Pick<PassColumns, 'firstRow' | 'names' | 'dateOrder' | 'paidAs'>;

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
const columnsOf = (
  { firstRow, names, dateOrder, paidAs, ...columns }: PassColumns,
  rows: number,
): PassColumnsValues => {
  const chosen = ['email' as const, ...singles].map((name) => [name, columns[name] ?? none]);
  return {
    ...(Object.fromEntries(chosen) as Record<Single, number>),
    ...{ firstRow: Math.min(firstRow, rows - 1), names, dateOrder, paidAs },
  };
};

/** The form's values for the API. */
const mappingOf = ({ firstRow, names, dateOrder, paidAs, ...columns }: PassColumnsValues): PassColumns => ({
  firstRow,
  names,
  dateOrder,
  paidAs,
  ...chosenOf(columns),
});

/** A day for which a column is needed where none has the season. */
const day = () =>
  column().when('season', ([season], schema) =>
    season === none ? schema.min(0, ruleMessage('passes.columns.when')) : schema,
  );

/** A list's columns: whose pass, and which. */
const columnsSchema = object({
  ...{ firstRow: column(), email: column(), names: namesWithoutEmail(), season: column() },
  ...{ from: day(), to: day(), price: column() },
  ...{ paid: column(), paidOn: column(), owes: column(), ended: column() },
  dateOrder: mixed<PassColumns['dateOrder']>().required(),
  paidAs: mixed<PassColumns['paidAs']>().required(),
});

/** What is chosen that a column holds. */
export function roleOf(column: number, columns: PassColumns): MessageId | undefined {
  if (columns.names.includes(column)) return 'invite.columns.full';
  if (columns.email === column) return 'ui.field.email';
  const name = singles.find((single) => columns[single] === column);
  return name && `passes.columns.${name}`;
}

interface PassColumnsDialogProps {
  table: Pick<PassPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (mapping: PassColumns) => Promise<unknown>;
  onClose: () => void;
}

/** What a list of passes does not tell. */
export const PassDoubts = ({ doubts }: Pick<NonNullable<PassPreview['asked']>, 'doubts'>) => (
  <Doubts intro="columns.unknown" doubts={doubts.map((doubt) => `passes.doubt.${doubt}` as const)} />
);

/** Asks for the columns of a list of passes. */
export function PassColumnsDialog({
  table: { mapping, asked, sample },
  onApply,
  ...dialog
}: PassColumnsDialogProps) {
  const likely = mapping ?? asked?.likely;
  if (!likely) return null;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(likely, sample.length)}
      schema={columnsSchema}
      failed="invite.checkFailed"
      sample={sample}
      doubts={asked && <PassDoubts {...asked} />}
      roleOf={(column, values) => roleOf(column, mappingOf(values))}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <ColumnInput name="email" label="ui.field.email" sample={sample} />
      <ColumnsInput name="names" label="openings.columns.names" sample={sample} required={false} />
      {singles.map((name) => (
        <Fragment key={name}>
          <ColumnInput name={name} label={`passes.columns.${name}`} sample={sample} />
          {name === 'paid' && <PaidAsInput />}
        </Fragment>
      ))}
      <DateOrderInput />
      <FirstRowInput label="invite.columns.firstRow" sample={sample} />
    </ColumnsDialog>
  );
}

/** Whether the column of payments has marks or amounts. */
function PaidAsInput() {
  const text = useText();
  const { paid } = useFormikContext<PassColumnsValues>().values;
  if (paid === none) return null;
  return (
    <SelectInput
      name="paidAs"
      label={<Text id="passes.columns.paidAs" />}
      options={(['mark', 'amount'] as const).map((value) => ({
        value,
        label: text(`passes.paidAs.${value}`),
      }))}
      required
    />
  );
}
