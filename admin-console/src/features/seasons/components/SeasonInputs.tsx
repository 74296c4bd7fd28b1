import { useState } from 'react';
import { Box, Button, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import type { changedSeason, newSeason, SeasonValues } from '../fields';

/** A season's inputs; the number of passes, which few clubs limit, stays behind a button, and when they open behind it. */
export function SeasonInputs({ of }: { of: typeof newSeason | typeof changedSeason }) {
  const { initialValues, values } = useFormikContext<SeasonValues>();
  const [limited, setLimited] = useState(initialValues.maxPasses !== '');
  const isHidden: { [name: string]: boolean } = {
    maxPasses: !limited,
    opensAt: values.maxPasses.trim() === '',
  };
  const names = Object.keys(of.fields) as (keyof typeof of.fields)[];
  return (
    <>
      <FieldInputs of={of} names={names.filter((name) => !isHidden[name])} autoFocus />
      {!limited && (
        <Box>
          <Button variant="text" color="secondary" onClick={() => setLimited(true)} sx={{ px: 0 }}>
            <Text id="seasons.limitPasses" />
          </Button>
        </Box>
      )}
    </>
  );
}
