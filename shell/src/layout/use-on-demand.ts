import { type ComponentType, useRef, useState } from 'react';
import { notify, useText } from 'shared-ui';
import { shellVersion } from '../remotes/compatibility';
import { reloadOnce } from '../remotes/reload-once';

/**
 * A component whose code comes when it is first asked for.
 * @returns the component once it is there, and how to ask for it: `onReady` is called when it is there; where it does not
 *   come the person is told, and the next time asks anew, or loads the page again: the federation runtime asks for a
 *   shared file that was lost only once
 */
export const useOnDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const isLost = useRef(false);
  const text = useText();
  const ask = (onReady: () => void): void => {
    if (isLost.current && reloadOnce('shell', shellVersion)) return;
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
