import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FirstSteps as Steps } from 'shared-api';
import { Button, Card, CopyButton, Link, Stack, Text, Typography, useText, visuallyHidden } from 'shared-ui';
import { SuccessIcon } from 'shared-ui/details';
import { closeFirstSteps, settingsQuery } from '../../settings/api';

const names: readonly (keyof Steps)[] = ['name', 'paymentEmail', 'place', 'season', 'invitation'];

/** What a new club does first; nothing once it is done or closed. */
export function FirstSteps() {
  const text = useText();
  const { data: settings } = useQuery(settingsQuery());
  const steps = settings?.system.firstSteps;
  if (!steps) return null;

  const next = names.find((name) => !steps[name]);
  const action = (name: keyof Steps): ReactNode =>
    name === 'invitation' ? (
      <CopyButton value={globalThis.location.origin} what={text('firstSteps.link')} />
    ) : (
      <Link
        {...(name === 'season'
          ? { to: 'adminSeasons' }
          : { to: 'adminSettings', query: { section: 'club' } })}
      >
        <Text id={`firstSteps.${name}`} />
      </Link>
    );
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="first-steps" component="h2" variant="h3">
          {text('firstSteps.title')}
        </Typography>
        <Button size="small" color="secondary" onClick={() => void closeFirstSteps({})}>
          {text('firstSteps.close')}
        </Button>
      </Stack>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {names.map((name, rank) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', gap: 1.5, minHeight: 44, fontWeight: name === next ? 700 : 400 }}
          >
            <Stack
              component="span"
              sx={{ width: 24, alignItems: 'center', color: steps[name] ? 'success.main' : 'text.secondary' }}
            >
              {steps[name] ? <SuccessIcon aria-hidden /> : rank + 1}
            </Stack>
            {steps[name] ? (
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                <Text id={`firstSteps.${name}`} />
                <span style={visuallyHidden}> ({text('firstSteps.done')})</span>
              </Typography>
            ) : (
              <>
                {name === 'invitation' && <Text id="firstSteps.invitation" />}
                {action(name)}
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
