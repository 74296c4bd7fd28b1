import { type PushDevice, type PushKind, type PushSubscriptions, useChange } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  Loaded,
  type MessageId,
  notify,
  Skeleton,
  Stack,
  Typography,
  useFailure,
  useFormat,
  useText,
} from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { removeDevice, saveKinds, sendTrial } from '../../push/api';
import { HomeScreenSteps } from '../../push/components/HomeScreenSteps';
import { en } from '../../push/messages/en';
import { fr } from '../../push/messages/fr';
import { useThisDevice } from '../../push/use-this-device';
import { DeviceRow } from './DeviceRow';
import { LabelledSwitch } from './LabelledSwitch';
import { ProfilePart } from './ProfilePart';
import { ProfileRow } from './ProfileRow';

/** The notified devices, each of which can be removed, and what they show of it at once. */
function NotifiedDevices({ devices }: Pick<PushSubscriptions, 'devices'>) {
  const text = useText();
  const format = useFormat();
  const failed = useFailure();
  const nameOf = ({ browser, platform }: PushDevice): string => {
    if (browser && platform) return text('push.name', { browser, platform });
    return browser ?? platform ?? text('push.nameless');
  };
  const remove = useChange(({ id }: PushDevice) => removeDevice({ params: { id } }), {
    onSuccess: (_now, device) => notify(text('push.removed', { name: nameOf(device) })),
    onError: (error, device) => failed(error, 'push.offFailed', nameOf(device)),
  });
  const trial = useChange(() => sendTrial({}), {
    onSuccess: ({ devices: { length: count } }) => notify(text('push.trialSent', { count })),
    onError: (error) => failed(error, 'push.trialFailed', text('push.trial')),
  });
  return (
    <ProfilePart title={text('push.devices')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            name={device.current ? `${nameOf(device)} · ${text('push.current')}` : nameOf(device)}
            detail={
              device.deliveredOn
                ? text('push.delivered', { when: format.relative(device.deliveredOn) })
                : text('push.undelivered')
            }
            action={{
              label: text('push.remove'),
              named: text('push.removeNamed', { name: nameOf(device) }),
              pending: remove.isPending && remove.variables.id === device.id,
              onClick: () => remove.mutate(device),
            }}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        loading={trial.isPending}
        onClick={() => trial.mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('push.trial')}
      </Button>
    </ProfilePart>
  );
}

const kinds: Record<PushKind, MessageId> = {
  spots: 'push.kind.spots',
  calls: 'push.kind.calls',
  changes: 'push.kind.changes',
  reminders: 'push.kind.reminders',
};

/** What the devices are notified of. */
function Kinds({ off }: Pick<PushSubscriptions, 'off'>) {
  const text = useText();
  const failed = useFailure();
  const save = useChange((now: PushSubscriptions['off']) => saveKinds({ body: { off: now } }), {
    onError: (error) => failed(error, 'push.kindFailed', text('push.kinds')),
  });
  return (
    <ProfilePart title={text('push.kinds')}>
      <Stack>
        {(Object.keys(kinds) as PushKind[]).map((kind) => (
          <LabelledSwitch
            key={kind}
            label={text(kinds[kind])}
            checked={!off.includes(kind)}
            disabled={save.isPending}
            onChange={(isOn) => save.mutate(isOn ? off.filter((one) => one !== kind) : [...off, kind])}
          />
        ))}
      </Stack>
    </ProfilePart>
  );
}

function Row() {
  const text = useText();
  const { push, standing, isOn, turnOn, turnOff } = useThisDevice();
  const count = push.data?.devices.length;
  // A browser that shows none has nothing to offer but to remove others.
  if (standing === 'impossible' && !count) return null;
  return (
    <ProfileRow
      name="notifications"
      title={text('push.title')}
      summary={count !== undefined && text('push.summary', { count })}
    >
      <Loaded query={push} waiting={<Skeleton variant="rounded" height={52} />} failed={text('push.failed')}>
        {({ devices, off }) => (
          <>
            <Stack sx={{ gap: 2 }}>
              <Typography>{text('push.text')}</Typography>
              {standing === 'home-screen' && <HomeScreenSteps />}
              {standing === 'blocked' && <Alert severity="warning">{text('push.blocked')}</Alert>}
              {standing === 'ready' && (
                <LabelledSwitch
                  label={text('push.here')}
                  hint={text('push.learns')}
                  checked={turnOn.isPending || (isOn && !turnOff.isPending)}
                  disabled={turnOn.isPending || turnOff.isPending}
                  onChange={(wanted) => (wanted ? turnOn : turnOff).mutate()}
                />
              )}
            </Stack>
            {devices.length > 0 && (
              <>
                <NotifiedDevices devices={devices} />
                <Kinds off={off} />
              </>
            )}
          </>
        )}
      </Loaded>
    </ProfileRow>
  );
}

/** The row of the profile about the devices that are notified. */
export const Notifications = () => (
  <PageMessages catalogues={{ en, fr }}>
    <Row />
  </PageMessages>
);
