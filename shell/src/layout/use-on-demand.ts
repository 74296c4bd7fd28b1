import { type ComponentType, useRef, useState } from 'react';
import { notify, useText } from 'shared-ui';
import { shellVersion } from '../remotes/compatibility';
import { reloadOnce } from '../remotes/reload-once';

/**
 * Loads a component on first use.
 * @returns the component once loaded, and a function that requests it and then calls `onReady`. On failure it
 * notifies the person; the next request reloads the page or tries again, since the federation runtime
 * requests a lost shared file only once
 */
export const useOnDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const isLost = useRef(false);
  const text = useText();
  const ask = (onReady: () => void): void => {
    if (isLost.current && reloadOnce('shell', shellVersion())) return;
    load().then(
      (module) => {
        setComponent(() => module.default);
        onReady();
      },
      () => {
        isLost.current = true;
        notify(text('ui.error.offline'), 'error');
      },
    );
  };
  return [Component, ask] as const;
};
