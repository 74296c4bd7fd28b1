import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type BiometricDevice,
  devicesKey,
  devicesQuery,
  messageOf,
  removeDevice,
} from 'shared-api';
import { notify, useText } from 'shared-ui';
import { isSupported, platformOf, registerDevice } from './device';
import { useProof } from './use-proof';

/** The person's biometric devices: list, add this one, remove one. */
export const useDevices = (username: string) => {
  const text = useText();
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const { queryKey } = devicesQuery();
  const onSettled = () => client.invalidateQueries({ queryKey: devicesKey });

  const supported = useQuery({
    queryKey: ['biometric-support'],
    queryFn: isSupported,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const add = useMutation({
    mutationFn: () => {
      const platform = platformOf(navigator.userAgent);
      const name = platform ? text('profile.devices.name', { platform }) : text('profile.devices.nameless');
      return withProof(() => registerDevice(username, name));
    },
    onSuccess: ({ name }) => notify(text('profile.devices.added', { name })),
    // Server errors have a message; closing the browser's prompt needs none.
    onError: (error) => {
      if (error instanceof ApiError && error.message) notify(error.message, 'error');
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: BiometricDevice) => removeDevice(id),
    onMutate: (gone) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        before?.filter(({ id }) => id !== gone.id),
      );
      return before;
    },
    onSuccess: (_nothing, { name }) => notify(text('profile.devices.removed', { name })),
    onError: (error, _gone, before) => {
      client.setQueryData(queryKey, before);
      notify(messageOf(error, text('profile.devices.removeFailed')), 'error');
    },
    onSettled,
  });
  return { devices: useQuery(devicesQuery()), supported: supported.data, add, remove, dialog };
};
