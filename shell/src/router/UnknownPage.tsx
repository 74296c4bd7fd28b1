import { useLocation } from 'react-router-dom';
import { pageAround, useSite } from 'shared-ui';
import { Guard } from '../features/access';
import { RemoteSlot } from './RemoteSlot';

/** A path without a page of the shell: a remote's, or unknown. */
export function UnknownPage() {
  useSite();
  const { pathname } = useLocation();
  return (
    <Guard access={pageAround(pathname)?.access}>
      <RemoteSlot />
    </Guard>
  );
}
