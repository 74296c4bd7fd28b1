import { useText } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared-ui/resource';

/** The first rows of a statement as in the file, with column and row numbers. */
export function SampleTable({ sample }: { sample: string[][] }) {
  const text = useText();
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
            {columns.map((column) => (
              <TableCell key={column}>{column + 1}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sample.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file may be equal, and none moves.
            <TableRow key={index}>
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
