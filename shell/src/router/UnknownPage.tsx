import { useLocation } from 'react-router-dom';
import { pageAround, useSite } from 'shared-ui';
import { Guard } from '../features/access';
import { RemoteSlot } from './RemoteSlot';

/** A path that the shell does not know: a remote's, or nobody's. */
export function UnknownPage() {
  useSite();
  const { pathname } = useLocation();
  return (
    <Guard access={pageAround(pathname)?.access}>
      <RemoteSlot />
    </Guard>
  );
}
