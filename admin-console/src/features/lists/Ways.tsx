import { type ReactNode, useRef } from 'react';
import type { SheetOfFile } from 'shared-api';
import { Alert, Button, Stack, useText } from 'shared-ui';

interface SheetWaysProps {
  sheets: readonly SheetOfFile[];
  /** @param sheet its number, from 0 */
  onSheet: (sheet: number) => void;
}

/** Of a workbook with several sheets, which was read, and the others; or the question which it is. */
export function SheetWays({ sheets, onSheet }: SheetWaysProps) {
  const text = useText();
  if (sheets.length === 0) return null;
  const read = sheets.find(({ isRead }) => isRead);
  return (
    <Ways
      severity={read ? 'info' : 'warning'}
      ways={sheets.filter((sheet) => sheet !== read)}
      labelOf={({ name }) => name}
      onChoose={(sheet) => onSheet(sheets.indexOf(sheet))}
    >
      {read ? text('columns.sheet', { name: read.name }) : text('columns.whichSheet')}
    </Ways>
  );
}

interface WaysProps<Way> {
  severity: 'info' | 'warning';
  /** What is chosen. */
  children: ReactNode;
  ways: readonly Way[];
  /** What a button says. */
  labelOf: (way: Way) => string;
  onChoose: (way: Way) => void;
}

/** Ways to read a file otherwise, a button for each. */
export function Ways<Way>({ severity, children, ways, labelOf, onChoose }: WaysProps<Way>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Alert ref={place} severity={severity} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ways.map((way) => (
          <Button
            key={labelOf(way)}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => {
              // The button that was pressed goes.
              place.current?.focus();
              onChoose(way);
            }}
          >
            {labelOf(way)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
