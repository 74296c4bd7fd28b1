import { type MessageId, Typography, useText } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared-ui/resource';

/** Rows before the contents. */
const above = { '& td, & th': { color: 'text.secondary' } };

interface SampleTableProps {
  sample: readonly string[][];
  /** The row with which the contents begin. */
  firstRow: number;
  /** What a column holds. */
  roleOf: (column: number) => MessageId | undefined;
}

/** The first rows of a table as in the file, each column with its number and what is chosen for it. */
export function SampleTable({ sample, firstRow, roleOf }: SampleTableProps) {
  const text = useText();
  const width = Math.max(...sample.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    // Focusable, so that the arrow keys scroll it.
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={text('columns.file')}
      sx={{ mb: 3, maxHeight: 220 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {columns.map((column) => {
              const role = roleOf(column);
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
            <TableRow key={index} sx={index < firstRow ? above : undefined}>
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
