import { type ComponentProps, Suspense } from 'react';
import { lazyPart, Skeleton } from 'shared-ui';
import type { OpeningActions } from './OpeningActions';

// Loaded on demand: most clubs give their spots to whoever comes first.
const Actions = lazyPart(
  async () => (await import(/* webpackChunkName: "opening" */ './OpeningActions')).OpeningActions,
);

/** What there is instead of both answers, as long as a session is not open to whoever comes first. */
export const Opening = (props: ComponentProps<typeof OpeningActions>) => (
  <Suspense fallback={<Skeleton variant="rounded" width="100%" height={72} />}>
    <Actions {...props} />
  </Suspense>
);
