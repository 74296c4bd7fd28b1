import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { messageOf, read, type Settings, type SettingsChange, useChange } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  Card,
  Link,
  LinkButton,
  ListSkeleton,
  Loaded,
  notify,
  Stack,
  Text,
  Typography,
  usePath,
  useRecordId,
  useText,
} from 'shared-ui';
import { Form, object, SubmitButton, UnsavedGuard } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { settingsQuery } from '../../../layout/api';
import { ConsolePage } from '../../../layout/ConsolePage';
import { openClub, saveSettings } from '../api';
import { type SettingName, settingsFields, valuesOf, withChanged } from '../fields';
import { type Filled, FirstSessions } from './FirstSessions';
import { StepOf } from './FirstSteps';
import { isScreenStep, missing, ownSteps, pageOf, type ScreenStep, stepAfter } from './policy';

/** The settings that a step asks for. */
const asked = {
  club: ['organizationName', 'sport', 'address', 'privacyOfficer'],
  when: ['weekday', 'startTime', 'endTime', 'maxCapacity', 'defaultPrice'],
  paymentEmail: ['paymentEmail', 'contactEmail'],
} as const satisfies Partial<Record<ScreenStep, readonly SettingName[]>>;

const picked = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

interface StepProps {
  settings: Settings;
  /** The button that leaves the step for later. */
  later: ReactNode;
  /** Goes on; from a form that is stored, without asking. */
  onDone: (form?: Filled) => void;
}

/** A step that asks for settings, and saves them. */
function SettingsStep({ step, settings, later, onDone }: StepProps & { step: keyof typeof asked }) {
  const text = useText();
  // The name that the product has is no club's.
  const isNamed = settings.system.firstSteps?.name ?? true;
  const known = { ...valuesOf(settings), ...(!isNamed && { organizationName: '' }) };
  const save = async (values: object, form: Filled) => {
    // The fields' rules have checked it.
    const change = withChanged(settings, values as Partial<SettingsChange>);
    await saveSettings({ ...change, version: settings.version }, change);
    onDone(form);
  };
  return (
    <Form
      initial={picked(known, asked[step])}
      schema={object(picked(settingsFields.rules, asked[step]))}
      onSubmit={save}
      failed="settings.saveFailed"
      guard={UnsavedGuard}
      label={text(`firstSteps.${step}`)}
      onChanged={() => read({ ...settingsQuery(), staleTime: 0 })}
    >
      {/* What is filled in is a proposal: typing replaces it. */}
      <Box onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}>
        <FieldInputs
          of={settingsFields}
          names={asked[step]}
          labels={{ maxCapacity: 'ui.field.capacity', defaultPrice: 'ui.field.price' }}
        />
      </Box>
      <Stack sx={{ flexDirection: { sm: 'row' }, gap: { xs: 1.5, sm: 3 }, mt: 3 }}>
        <SubmitButton>{text('firstSteps.continue')}</SubmitButton>
        {later}
      </Stack>
    </Form>
  );
}

/** What players will see, what is missing, and the button that lets them in. */
function Opening({ settings, onDone }: StepProps) {
  const text = useText();
  const facts = settings.system.firstSteps;
  const { mutate, isPending, error } = useChange(openClub, {
    onSuccess: () => {
      notify(text('firstSteps.opened'));
      onDone();
    },
  });
  if (!facts?.opening) return <Alert severity="success">{text('firstSteps.isOpen')}</Alert>;
  const lacking = missing(facts);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>{text('firstSteps.opening.text')}</Typography>
      <Typography>
        {text('firstSteps.preview')} <Link to="home">{text('firstSteps.preview.home')}</Link>
        {' · '}
        <Link to="schedule">{text('firstSteps.preview.schedule')}</Link>
        {' · '}
        <Link to="about">{text('firstSteps.preview.about')}</Link>
      </Typography>
      {lacking.length > 0 && (
        <Alert severity="warning">
          {text('firstSteps.missing')}{' '}
          {lacking.map((step) => (
            <Link key={step} {...pageOf(step)} sx={{ display: 'block', py: 1 }}>
              {text(`firstSteps.${step}`)}
            </Link>
          ))}
        </Alert>
      )}
      {error && <Alert severity="error">{messageOf(error, text('firstSteps.openFailed'))}</Alert>}
      <Button variant="contained" disabled={lacking.length > 0 || isPending} onClick={() => mutate({})}>
        {text('firstSteps.open')}
      </Button>
    </Stack>
  );
}

/** One step of a new club, which leads to the next one, or is left for later. */
function StepScreen({ step, settings }: { step: ScreenStep; settings: Settings }) {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const after = stepAfter(step);
  const next = after && pageOf(after);
  const props: StepProps = {
    settings,
    onDone: (form) => {
      flushSync(() => form?.resetForm());
      void navigate(next ? path(next.to, next.query) : path('admin'));
    },
    later: next && (
      <LinkButton {...next} variant="text" color="secondary" sx={{ px: 0, minWidth: 0 }}>
        {text('firstSteps.later')}
      </LinkButton>
    ),
  };
  const contents: Record<ScreenStep, ReactNode> = {
    club: <SettingsStep {...props} step="club" />,
    when: <SettingsStep {...props} step="when" />,
    paymentEmail: <SettingsStep {...props} step="paymentEmail" />,
    sessions: <FirstSessions {...props} />,
    opening: <Opening {...props} />,
  };
  return (
    <Card sx={{ maxWidth: 640, p: { xs: 2, sm: 3 } }}>
      {contents[step]}
      <Typography sx={{ mt: 3 }}>
        <Link to="admin">
          <Text id="firstSteps.all" />
        </Link>
      </Typography>
    </Card>
  );
}

/** `/admin/first-steps/club` and so on: one step of a new club. */
export function Component() {
  const text = useText();
  const settings = useQuery(settingsQuery());
  const asked = useRecordId();
  const step = isScreenStep(asked) ? asked : ownSteps[0];
  return (
    <ConsolePage title="firstSteps.title" name={text(`firstSteps.${step}`)} above={<StepOf step={step} />}>
      <Loaded
        query={settings}
        waiting={<ListSkeleton rows={2} rowHeight={96} />}
        failed={<Text id="settings.failed" />}
      >
        {(data) => <StepScreen key={step} step={step} settings={data} />}
      </Loaded>
    </ConsolePage>
  );
}
