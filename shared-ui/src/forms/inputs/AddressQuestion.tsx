import Button from '@mui/material/Button';
import { meantAddress } from 'shared-api/meant-address';
import { Text } from '../../messages/text';

/** Asks about an address whose domain looks mistyped; as it is, it is accepted all the same. */
export function AddressQuestion({ typed, onMeant }: { typed: string; onMeant: (address: string) => void }) {
  const address = meantAddress(typed);
  return (
    <div aria-live="polite">
      {address && (
        <Button size="small" onClick={() => onMeant(address)} sx={{ overflowWrap: 'anywhere' }}>
          <Text id="ui.email.meant" values={{ address }} />
        </Button>
      )}
    </div>
  );
}
