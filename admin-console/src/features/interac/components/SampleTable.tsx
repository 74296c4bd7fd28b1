import { type MessageId, Typography, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared-ui/resource';
import type { ColumnsValues } from '../values';

/** What is chosen that a column holds. */
function roleOf(column: number, values: ColumnsValues): MessageId | undefined {
  if (values.date === column) return 'interac.columns.date';
  if (values.descriptions.includes(column)) return 'interac.columns.text';
  if (values.sender === column) return 'interac.column.sender';
  if (values.amounts === 'split') {
    if (values.credit === column) return 'interac.columns.credit';
    return values.debit === column ? 'interac.columns.debit' : undefined;
  }
  if (values.amount === column) return 'interac.columns.amount';
  return values.direction === column ? 'interac.columns.direction' : undefined;
}

/** The first rows of a statement as in the file, each column with its number and what is chosen for it. */
export function SampleTable({ sample }: { sample: string[][] }) {
  const text = useText();
  const { values } = useFormikContext<ColumnsValues>();
  const width = Math.max(...sample.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    // Focusable, so that the arrow keys scroll it.
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={text('interac.columns.file')}
      sx={{ mb: 3, maxHeight: 220 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell />
            {columns.map((column) => {
              const role = roleOf(column, values);
              return (
                <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                  <span>{column + 1}</span>
                  {role && (
                    <Typography component="span" variant="body2" sx={{ ml: 0.75, fontWeight: 650 }}>
                      {text(role)}
                    </Typography>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {sample.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file may be equal, and none moves.
            <TableRow key={index} sx={index < values.firstRow ? { opacity: 0.6 } : undefined}>
              <TableCell component="th" scope="row">
                {index + 1}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                  {row[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
