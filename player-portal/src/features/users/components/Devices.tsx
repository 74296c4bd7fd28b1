import type { BiometricDevice } from 'shared-api';
import { Box, Button, Skeleton, Typography, useFormat, useText } from 'shared-ui';
import { BiometricIcon } from 'shared-ui/forms/basic';
import { useDevices } from '../use-devices';
import { DeviceRow } from './DeviceRow';
import { ProfilePart } from './ProfilePart';

interface DeviceProps {
  device: BiometricDevice;
  onRemove: () => void;
}

function Device({ device: { name, createdOn, lastUsedOn }, onRemove }: DeviceProps) {
  const text = useText();
  const format = useFormat();
  return (
    <DeviceRow
      name={name}
      detail={text(lastUsedOn ? 'profile.devices.used' : 'profile.devices.unused', {
        added: format.date(createdOn, 'medium'),
        when: format.relative(lastUsedOn),
      })}
      action={{
        label: text('profile.devices.remove'),
        named: text('profile.devices.removeNamed', { name }),
        onClick: onRemove,
      }}
    />
  );
}

/** Biometric login: the registered devices, and this one. Nothing if there are none and this one cannot be added. */
export function Devices({ username }: { username: string }) {
  const text = useText();
  const { devices, supported, add, remove, dialog } = useDevices(username);
  const usable = supported || (devices.data?.length ?? 0) > 0;
  if (!usable) return null;
  return (
    <ProfilePart title={text('profile.devices.title')} text={text('profile.devices.text')}>
      {devices.data ? (
        devices.data.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {devices.data.map((device) => (
              <Device key={device.id} device={device} onRemove={() => remove.mutate(device)} />
            ))}
          </Box>
        )
      ) : devices.isError ? (
        <Typography role="alert">{text('profile.devices.loadFailed')}</Typography>
      ) : (
        <Skeleton variant="rounded" height={52} />
      )}
      {supported ? (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<BiometricIcon />}
          loading={add.isPending}
          onClick={() => add.mutate()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('profile.devices.add')}
        </Button>
      ) : (
        supported === false && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('profile.devices.unsupported')}
          </Typography>
        )
      )}
      {dialog}
    </ProfilePart>
  );
}
