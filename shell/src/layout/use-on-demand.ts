import { type ComponentType, useState } from 'react';
import { notify, useText } from 'shared-ui';

/**
 * A component whose code comes when it is first asked for.
 * @returns the component once it is there, and how to ask for it: `onReady` is called when it is there; where it does not
 *   come the person is told, and the next time asks anew
 */
export const useOnDemand = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const text = useText();
  const ask = (onReady: () => void): void => {
    load().then(
      (module) => {
        setComponent(() => module.default);
        onReady();
      },
      () => notify(text('ui.error.offline'), 'error'),
    );
  };
  return [Component, ask] as const;
};
