import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf, read, type Settings, type SettingsChange, useChange } from 'shared-api';
import {
  Alert,
  Button,
  Card,
  Link,
  LinkButton,
  notify,
  Stack,
  Text,
  Typography,
  usePath,
  useText,
} from 'shared-ui';
import { Form, object, SubmitButton, UnsavedGuard } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { openClub, saveSettings, settingsQuery } from '../../settings/api';
import { type SettingName, settingsFields } from '../../settings/fields';
import { missing, type OwnStep, stepAfter } from '../../settings/policy';
import { valuesOf, withChanged } from '../../settings/values';
import { FirstSessions } from './FirstSessions';

/** The settings that a step asks for. */
const asked = {
  club: ['organizationName', 'sport', 'address', 'privacyOfficer'],
  when: ['weekday', 'startTime', 'endTime', 'maxCapacity', 'defaultPrice'],
  paymentEmail: ['paymentEmail', 'contactEmail'],
} as const satisfies Partial<Record<OwnStep, readonly SettingName[]>>;

const picked = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

interface StepProps {
  settings: Settings;
  /** The button that leaves the step for later. */
  later: ReactNode;
  onDone: () => void;
}

/** The buttons below a step. */
function Buttons({ children }: { children: ReactNode }) {
  return <Stack sx={{ flexDirection: { sm: 'row' }, gap: 1.5, mt: 3 }}>{children}</Stack>;
}

/** A step that asks for settings, and saves them. */
function SettingsStep({ step, settings, later, onDone }: StepProps & { step: keyof typeof asked }) {
  const text = useText();
  const save = async (values: object) => {
    // The fields' rules have checked it.
    const change = withChanged(settings, values as Partial<SettingsChange>);
    await saveSettings({ ...change, version: settings.version }, change);
    onDone();
  };
  return (
    <Form
      initial={picked(valuesOf(settings), asked[step])}
      schema={object(picked(settingsFields.rules, asked[step]))}
      onSubmit={save}
      failed="settings.saveFailed"
      guard={UnsavedGuard}
      label={text(`firstSteps.${step}`)}
      onChanged={() => read({ ...settingsQuery(), staleTime: 0 })}
    >
      <FieldInputs
        of={settingsFields}
        names={asked[step]}
        labels={{ maxCapacity: 'ui.field.capacity', defaultPrice: 'ui.field.price' }}
      />
      <Buttons>
        <SubmitButton>{text('firstSteps.continue')}</SubmitButton>
        {later}
      </Buttons>
    </Form>
  );
}

/** Who is to play: the list of people has its own page. */
function People({ settings, later, onDone }: StepProps) {
  const text = useText();
  const isDone = settings.system.firstSteps?.invitation;
  return (
    <>
      <Typography>{text('firstSteps.people.text')}</Typography>
      <Buttons>
        {isDone ? (
          <Button variant="contained" onClick={onDone}>
            {text('firstSteps.next')}
          </Button>
        ) : null}
        <LinkButton
          to="adminInvite"
          variant={isDone ? 'outlined' : 'contained'}
          color={isDone ? 'secondary' : 'primary'}
        >
          {text('firstSteps.invitation')}
        </LinkButton>
        {!isDone && later}
      </Buttons>
    </>
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
            <Link key={step} to="adminFirstSteps" query={{ step }} sx={{ display: 'block', py: 1 }}>
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
export function StepScreen({ step, settings }: { step: OwnStep; settings: Settings }) {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const next = stepAfter(step);
  const props: StepProps = {
    settings,
    onDone: () => void navigate(next ? path('adminFirstSteps', { step: next }) : path('admin')),
    later: next && (
      <LinkButton to="adminFirstSteps" query={{ step: next }} variant="text" color="secondary">
        {text('firstSteps.later')}
      </LinkButton>
    ),
  };
  const contents: Record<OwnStep, ReactNode> = {
    club: <SettingsStep {...props} step="club" />,
    when: <SettingsStep {...props} step="when" />,
    paymentEmail: <SettingsStep {...props} step="paymentEmail" />,
    sessions: <FirstSessions {...props} />,
    invitation: <People {...props} />,
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
