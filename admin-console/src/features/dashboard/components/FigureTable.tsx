import { figures } from 'shared-ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared-ui/resource';

export interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** Rows, each with its name first. */
  rows: readonly (readonly string[])[];
}

/** A chart's data as a table. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <TableContainer sx={{ maxHeight: 400 }} tabIndex={0} role="region" aria-label={caption}>
      <Table
        aria-label={caption}
        // On a phone, small enough for all columns.
        sx={{ '& .MuiTableCell-root': { ...figures, px: { xs: 0.75, sm: 1.5 }, py: 1 } }}
      >
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...values]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={heads[index + 1]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
