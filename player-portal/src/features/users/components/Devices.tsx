import type { BiometricDevice } from 'shared-api';
import { BiometricIcon, Box, Button, Skeleton, Stack, Text, Typography, useFormat, useText } from 'shared-ui';
import { useDevices } from '../use-devices';
import { ProfileCard } from './ProfileCard';

interface DeviceProps {
  device: BiometricDevice;
  onRemove: () => void;
}

function Device({ device, onRemove }: DeviceProps) {
  const text = useText();
  const format = useFormat();
  const when = format.relative(device.lastUsedOn ?? device.createdOn);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{device.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Text
            id={device.lastUsedOn ? 'profile.devices.used' : 'profile.devices.unused'}
            values={{ when }}
          />
        </Typography>
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={text('profile.devices.removeNamed', { name: device.name })}
        onClick={onRemove}
      >
        <Text id="profile.devices.remove" />
      </Button>
    </Stack>
  );
}

/** Logging in by fingerprint, face or PIN: the devices that do, and this one. Nothing where none does and this one cannot. */
export function Devices({ username }: { username: string }) {
  const { devices, supported, add, remove } = useDevices(username);
  const usable = supported || (devices.data?.length ?? 0) > 0;
  if (!usable) return null;
  return (
    <ProfileCard title={<Text id="profile.devices.title" />} text={<Text id="profile.devices.text" />}>
      {devices.data ? (
        devices.data.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {devices.data.map((device) => (
              <Device key={device.id} device={device} onRemove={() => remove.mutate(device)} />
            ))}
          </Box>
        )
      ) : devices.isError ? (
        <Typography role="alert">
          <Text id="profile.devices.loadFailed" />
        </Typography>
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
          <Text id="profile.devices.add" />
        </Button>
      ) : (
        supported === false && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="profile.devices.unsupported" />
          </Typography>
        )
      )}
    </ProfileCard>
  );
}
