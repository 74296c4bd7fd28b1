import { Box, figures } from 'shared-ui';

export interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** Each with its name first. */
  rows: readonly (readonly string[])[];
}

const cell = {
  px: { xs: 0.75, sm: 1.5 },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'end',
} as const;
const first = { ...cell, textAlign: 'start', fontWeight: 600 } as const;

/** A chart's figures in rows. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <Box sx={{ maxHeight: 400, overflow: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Box
        component="table"
        aria-label={caption}
        sx={{
          ...figures,
          width: '100%',
          borderCollapse: 'collapse',
          // On a phone, small enough that no column is beyond the edge.
          fontSize: { xs: '0.875rem', sm: '1rem' },
        }}
      >
        <thead>
          <tr>
            {heads.map((head, index) => (
              <Box
                component="th"
                scope="col"
                key={head}
                sx={{ ...(index === 0 ? first : cell), color: 'text.secondary' }}
              >
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <Box component="th" scope="row" sx={{ ...first, whiteSpace: 'nowrap' }}>
                {name}
              </Box>
              {values.map((value, index) => (
                <Box component="td" key={heads[index + 1]} sx={cell}>
                  {value}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
