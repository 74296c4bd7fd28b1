import type { DoorMethod } from 'shared-api/door';
import { Button, Stack, useText } from 'shared-ui';
import type { DoorPerson } from './people';

export interface PayButtonsProps {
  person: DoorPerson;
  /** @param method null: takes back what was noted */
  onPay: (method: DoorMethod | null) => void;
}

const methods = ['cash', 'interac', 'account'] as const satisfies readonly DoorMethod[];

/** How somebody pays now; the same tap again takes it back. */
export function PayButtons({ person: { name, paid }, onPay }: PayButtonsProps) {
  const text = useText();
  return (
    <Stack direction="row" role="group" aria-label={text('door.pay', { name })} sx={{ gap: 1 }}>
      {methods.map((method) => (
        <Button
          key={method}
          variant={paid === method ? 'contained' : 'outlined'}
          color="secondary"
          aria-pressed={paid === method}
          onClick={() => onPay(paid === method ? null : method)}
          sx={{ flex: '1 1 0', minWidth: 0, minHeight: 56, px: 1 }}
        >
          {text(`door.pay.${method}`)}
        </Button>
      ))}
    </Stack>
  );
}
