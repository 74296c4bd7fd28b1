import { useState } from 'react';
import { readStored, store } from 'shared-api';
import { Button, Stack, Typography, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { standingNow } from '../browser';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { useThisDevice } from '../use-this-device';
import { HomeScreenSteps } from './HomeScreenSteps';

const declined = 'notifications-declined';

function Question({ onDecline }: { onDecline: () => void }) {
  const text = useText();
  const { push, standing, isOn, turnOn } = useThisDevice();
  const [hasSteps, showSteps] = useState(false);
  if (isOn || !push.data || standing === 'blocked') return null;
  return (
    <Stack role="group" aria-label={text('push.title')} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2">{text('push.ask')}</Typography>
      {hasSteps && <HomeScreenSteps />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={turnOn.isPending}
          onClick={() => (standing === 'home-screen' ? showSteps(true) : turnOn.mutate())}
        >
          {text('push.ask.yes')}
        </Button>
        <Button size="small" color="secondary" onClick={onDecline}>
          {text('push.ask.no')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Asks somebody who has just begun to wait whether this device shall tell them, too; never where it cannot, nor after a no. */
export function TellMeHere() {
  const [isDeclined, setDeclined] = useState(() => readStored(declined) !== null);
  if (isDeclined || !['ready', 'home-screen'].includes(standingNow())) return null;
  const decline = () => {
    store(declined, 'true');
    setDeclined(true);
  };
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Question onDecline={decline} />
    </PageMessages>
  );
}
