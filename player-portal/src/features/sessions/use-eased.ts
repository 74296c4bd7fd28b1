import { useDeferredValue } from 'react';

/**
 * What a query knows, for a page that is heavy to render: at first in a transition, so that a phone responds to touch
 * meanwhile; later at once, since a tap must mean what is known.
 */
export const useEased = <Data>(data: Data | undefined): Data | undefined => useDeferredValue(data) && data;
