import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useChange } from 'shared-api';
import { notify, useFailure, useText } from 'shared-ui';
import { pushQuery, readPushKey, removeDevice, saveThisDevice } from './api';
import { Declined, isAllowed, type Standing, standingNow, subscribe, unsubscribe } from './browser';

/** Whether this device is notified, and how to change that. */
export const useThisDevice = () => {
  const text = useText();
  const failed = useFailure();
  const push = useQuery(pushQuery());
  const standing = useStanding();
  const here = push.data?.devices.find(({ current }) => current);
  const turnOn = useChange(
    async () => saveThisDevice({ body: await subscribe(async () => (await readPushKey()).key) }),
    {
      onSuccess: () => notify(text('push.on')),
      onError: (error) =>
        error instanceof Declined
          ? notify(text('push.declined'), 'warning')
          : failed(error, 'push.onFailed', text('push.title')),
    },
  );
  const turnOff = useChange(
    async () => {
      if (here) await removeDevice({ params: { id: here.id } });
      await unsubscribe();
    },
    {
      onSuccess: () => notify(text('push.off')),
      onError: (error) => failed(error, 'push.offFailed', text('push.title')),
    },
  );
  return { push, standing, isOn: here !== undefined && isAllowed(), turnOn, turnOff };
};

/** The browser's say, read again when the person comes back, perhaps from its settings. */
function useStanding(): Standing {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return standingNow();
}
