import { useQuery } from '@tanstack/react-query';
import { ApiError, type BiometricDevice, useChange } from 'shared-api';
import { notify, useFailure, useText } from 'shared-ui';
import { devicesQuery, removeDevice } from './api';
import { isSupported, platformOf, registerDevice } from './device';
import { useProof } from './use-proof';

/** The person's biometric devices: list, add this one, remove one. */
export const useDevices = (username: string) => {
  const text = useText();
  const failed = useFailure();
  const { withProof, dialog } = useProof();

  const supported = useQuery({
    queryKey: ['biometric-support'],
    queryFn: isSupported,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const register = () => {
    const platform = platformOf(navigator.userAgent);
    const name = platform ? text('profile.devices.name', { platform }) : text('profile.devices.nameless');
    return withProof(() => registerDevice(username, name));
  };
  const add = useChange(register, {
    onSuccess: ({ name }) => notify(text('profile.devices.added', { name })),
    // Server errors have a message; closing the browser's prompt needs none.
    onError: (error) => {
      if (error instanceof ApiError && error.message)
        failed(error, 'ui.error.title', text('profile.devices.add'));
    },
  });
  const remove = useChange(({ id }: BiometricDevice) => removeDevice({ params: { id } }), {
    onSuccess: (_nothing, { name }) => notify(text('profile.devices.removed', { name })),
    onError: (error, { name }) => failed(error, 'profile.devices.removeFailed', name),
  });
  return { devices: useQuery(devicesQuery()), supported: supported.data, add, remove, dialog };
};
