import { useLocation } from 'react-router-dom';
import { Guard } from '../features/access';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { audienceOf, remoteFor } from '../remotes/table';

/** A path that the shell does not know: a remote's, or nobody's. */
export function UnknownPage() {
  const { pathname } = useLocation();
  return (
    <Guard access={audienceOf(remoteFor(pathname))}>
      <RemoteSlot />
    </Guard>
  );
}
