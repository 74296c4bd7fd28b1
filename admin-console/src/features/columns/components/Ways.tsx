import { type ReactNode, useRef } from 'react';
import { Alert, Button, Stack } from 'shared-ui';

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
