import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Button,
  Card,
  Link,
  LinkButton,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
  visuallyHidden,
} from 'shared-ui';
import { ErrorIcon, SuccessIcon } from 'shared-ui/details';
import { settingsQuery } from '../../../layout/api';
import { closeFirstSteps } from '../api';
import { isCheck, type OwnStep, ownSteps, pageOf, type StepName, stepNames, stepsDone } from './policy';

/** Where a new club's step stands among the others. */
export const StepOf = ({ step }: { step: OwnStep }) => (
  <Text id="firstSteps.of" values={{ at: ownSteps.indexOf(step) + 1, all: ownSteps.length }} />
);

/** The checks of a new club, each with its one action; nothing in the demo. */
export function StepList() {
  const text = useText();
  const format = useFormat();
  const { data: settings, dataUpdatedAt, refetch, isFetching } = useQuery(settingsQuery());
  const { origin } = globalThis.location;
  const done = settings && stepsDone(settings.system, { origin, arrivedAt: dataUpdatedAt });
  if (!done || !settings?.system.firstSteps) return null;

  const { firstSteps, lastBackup } = settings.system;
  const values = {
    origin,
    publicUrl: firstSteps.publicUrl,
    isSame: firstSteps.publicUrl === origin ? 'yes' : 'no',
    time: format.time(new Date(firstSteps.now)),
    date: lastBackup ? format.dateTime(lastBackup) : '',
  };
  const next = stepNames.find((name) => !done[name]);
  const checkAgain = (
    <Button
      size="small"
      color="secondary"
      variant="text"
      disabled={isFetching}
      onClick={() => void refetch()}
      sx={{ px: 0, minWidth: 0 }}
    >
      {text('firstSteps.again')}
    </Button>
  );
  const wayOf = (name: StepName): ReactNode => {
    if (name === 'mail') return <Link to="adminCommunication">{text('firstSteps.mail.why')}</Link>;
    if (isCheck(name)) return checkAgain;
    return (
      <LinkButton
        {...pageOf(name)}
        variant={name === next ? 'contained' : 'text'}
        color={name === next ? 'primary' : 'secondary'}
        sx={{ ...(name !== next && { px: 0 }), textAlign: 'left' }}
      >
        {text(`firstSteps.${name}`)}
      </LinkButton>
    );
  };
  const markOf = (name: StepName, rank: number): ReactNode => {
    if (done[name]) return <SuccessIcon aria-hidden />;
    // A check is no step of theirs, so that it has no number among those.
    return isCheck(name) ? <ErrorIcon aria-hidden /> : rank + 1;
  };
  const colorOf = (name: StepName): string => {
    if (done[name]) return 'success.main';
    return isCheck(name) ? 'warning.main' : 'text.secondary';
  };
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {stepNames.map((name, rank) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', gap: 1.5, minHeight: 44, py: 0.5 }}
        >
          <Stack
            component="span"
            sx={{
              width: 24,
              flexShrink: 0,
              alignItems: 'center',
              fontWeight: name === next ? 700 : 400,
              color: colorOf(name),
            }}
          >
            {markOf(name, rank)}
          </Stack>
          {done[name] ? (
            <Typography component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text(isCheck(name) ? `firstSteps.${name}.ok` : `firstSteps.${name}`, values)}
              <span style={visuallyHidden}> ({text('firstSteps.done')})</span>
            </Typography>
          ) : (
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0 }}
            >
              {isCheck(name) && (
                <Typography component="span" sx={{ maxWidth: '64ch', overflowWrap: 'anywhere' }}>
                  {text(`firstSteps.${name}.not`, values)}
                </Typography>
              )}
              {wayOf(name)}
            </Stack>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** What a new club does first; nothing once it is done or closed. */
export function FirstSteps() {
  const text = useText();
  const { data: settings, dataUpdatedAt } = useQuery(settingsQuery());
  const { origin } = globalThis.location;
  const done = settings && stepsDone(settings.system, { origin, arrivedAt: dataUpdatedAt });
  if (!done || settings.system.firstSteps?.closed) return null;
  if (stepNames.every((name) => done[name])) return null;
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id="first-steps" component="h2" variant="h3">
          {text('firstSteps.title')}
        </Typography>
        <Button size="small" color="secondary" onClick={() => void closeFirstSteps({})}>
          {text('firstSteps.close')}
        </Button>
      </Stack>
      <StepList />
    </Card>
  );
}
