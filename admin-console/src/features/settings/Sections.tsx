import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Settings } from 'shared-api';
import {
  Box,
  Button,
  Card,
  DefinitionList,
  LinkButton,
  type MessageId,
  Stack,
  Text,
  useFormat,
  useText,
} from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { formatBytes } from '../../files/bytes';
import { ClubExport } from './ClubExport';
import { type SettingName, type SettingValues, settingsFields } from './fields';
import { StepList } from './first-steps/FirstSteps';
import { HouseRules, houseRules } from './HouseRules';
import { LogoField } from './LogoField';
import { MapPin } from './MapPin';
import { Row } from './Row';
import { SocialLinks } from './SocialLinks';

/** The system's current figures. */
function SystemFigures({ system }: { system: Settings['system'] }) {
  const format = useFormat();
  const text = useText();
  const { locale } = useIntl();
  const { version, lastBackup, backupFailed, storageUsed, activeUsers, totalSessions, totalSeasons } = system;
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <DefinitionList
        entries={[
          [text('settings.version'), version],
          [text('settings.lastBackup'), lastBackup ? format.dateTime(lastBackup) : text('settings.noBackup')],
          ...(backupFailed ? [[text('settings.backupFailed'), format.dateTime(backupFailed)] as const] : []),
          [text('settings.storageUsed'), formatBytes(storageUsed, locale)],
          [text('settings.activeUsers'), format.number(activeUsers)],
          [text('dashboard.total'), format.number(totalSessions)],
          [text('settings.totalSeasons'), format.number(totalSeasons)],
        ]}
      />
    </Box>
  );
}

const mails = ['welcomeEmail', 'sessionReminder', 'lowCapacityAlert'] as const;
const moreMails = ['answerEmails', 'spotEmails', 'passEmails'] as const;

/** Which section has which settings. */
const sections = {
  club: [
    'organizationName',
    'sport',
    'address',
    'position',
    'contactEmail',
    'paymentEmail',
    'privacyOfficer',
    'facebook',
    'instagram',
    'youtube',
  ],
  sessions: ['weekday', 'startTime', 'endTime', 'defaultLocation', 'defaultPrice', 'maxCapacity'],
  emails: [...mails, ...moreMails],
  rules: houseRules,
  administration: ['adminsNeedPasskey'],
} as const satisfies Record<string, readonly SettingName[]>;
type Section = keyof typeof sections;

/** Where sessions are: at the club's address, unless another place is named. */
function Place() {
  const text = useText();
  const { initialValues, values } = useFormikContext<SettingValues>();
  const [isNamed, setNamed] = useState(values.defaultLocation !== initialValues.address);
  if (isNamed) return <FieldInputs of={settingsFields} names={['defaultLocation']} />;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {text('settings.atAddress')}
      <Button variant="text" color="secondary" onClick={() => setNamed(true)} sx={{ px: 0 }}>
        {text('settings.otherPlace')}
      </Button>
    </Stack>
  );
}

/** The switches of e-mails; those that few clubs turn off are behind “More”. */
function MailSwitches() {
  const text = useText();
  const { values } = useFormikContext<SettingValues>();
  const [all, setAll] = useState(moreMails.some((name) => !values[name]));
  return (
    <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
      <FieldInputs of={settingsFields} names={all ? [...mails, ...moreMails] : mails} />
      {!all && (
        <Button variant="text" color="secondary" onClick={() => setAll(true)} sx={{ px: 0, minWidth: 0 }}>
          {text('settings.more')}
        </Button>
      )}
    </Stack>
  );
}

const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

/**
 * The settings in five sections, of which one is open at a time: first the one that the address names. One with an error
 * opens when saving fails.
 */
export function Sections({ settings }: { settings: Settings }) {
  const text = useText();
  const format = useFormat();
  const { values, errors, submitCount } = useFormikContext<SettingValues>();
  const [query] = useSearchParams();
  const named = query.get('section') ?? '';
  const [open, setOpen] = useState(isSection(named) ? named : undefined);
  const wrong = (Object.keys(settingsFields.fields) as SettingName[]).find((name) => errors[name]);

  const refused = useRef<SettingName>(undefined);
  const submitted = useRef(submitCount);
  useEffect(() => {
    if (submitted.current === submitCount) return;
    if (wrong) {
      submitted.current = submitCount;
      refused.current = wrong;
      const names = Object.keys(sections) as Section[];
      setOpen(names.find((name) => (sections[name] as readonly SettingName[]).includes(wrong)));
    }
  }, [submitCount, wrong]);
  useEffect(() => {
    if (!open || !refused.current) return;
    document.getElementsByName(refused.current)[0]?.focus();
    refused.current = undefined;
  }, [open]);

  const { lastBackup } = settings.system;
  const off = sections.emails.filter((name) => !values[name]);
  const rulesOn = houseRules.filter((name) => ![false, '', '0'].includes(values[name]));
  const summaries: Record<Section, string> = {
    club: [values.organizationName, values.paymentEmail || text('settings.noPaymentEmail')].join(' · '),
    sessions: [
      text(`settings.weekday.${values.weekday}`),
      values.defaultLocation,
      format.money(Number(values.defaultPrice)),
      text('settings.spots', { count: Number(values.maxCapacity) }),
    ].join(' · '),
    emails:
      off.length === 0
        ? text('settings.mailsOn')
        : text('settings.mailsOff', { names: off.map((name) => text(`settings.${name}`)).join(', ') }),
    rules: text('settings.rulesOn', { on: rulesOn.length, all: houseRules.length }),
    administration: text('settings.administrationSummary', {
      passkey: values.adminsNeedPasskey ? 'yes' : 'no',
      backup: lastBackup ? format.date(lastBackup) : text('settings.noBackup').toLowerCase(),
    }),
  };
  const contents: Record<Section, ReactNode> = {
    club: (
      <Stack sx={{ gap: 2.5 }}>
        <FieldInputs of={settingsFields} names={['organizationName', 'sport']} />
        <LogoField />
        <FieldInputs of={settingsFields} names={['address']} />
        <MapPin />
        <FieldInputs of={settingsFields} names={['contactEmail', 'paymentEmail', 'privacyOfficer']} />
        <SocialLinks />
      </Stack>
    ),
    sessions: (
      <Stack sx={{ gap: 2.5 }}>
        <FieldInputs of={settingsFields} names={['weekday', 'startTime', 'endTime']} />
        <Place />
        <FieldInputs of={settingsFields} names={['defaultPrice', 'maxCapacity']} />
      </Stack>
    ),
    emails: <MailSwitches />,
    rules: <HouseRules open={wrong} />,
    administration: (
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <FieldInputs of={settingsFields} names={sections.administration} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to="adminAudit" variant="outlined" color="secondary">
            <Text id="audit.title" />
          </LinkButton>
          <LinkButton to="adminPrivacy" variant="outlined" color="secondary">
            <Text id="personal.title" />
          </LinkButton>
        </Stack>
        <ClubExport />
        <SystemFigures system={settings.system} />
        <StepList />
      </Stack>
    ),
  };
  const titles: Record<Section, MessageId> = {
    club: 'settings.club',
    sessions: 'settings.sessions',
    emails: 'settings.emails',
    rules: 'settings.rules',
    administration: 'settings.administration',
  };
  return (
    <Card sx={{ maxWidth: 860, px: { xs: 2, sm: 3 } }}>
      {(Object.keys(sections) as Section[]).map((name) => (
        <Row
          key={name}
          id={`settings-${name}`}
          level="h2"
          title={<Text id={titles[name]} />}
          summary={summaries[name]}
          open={open === name}
          onToggle={() => setOpen(open === name ? undefined : name)}
        >
          {contents[name]}
        </Row>
      ))}
    </Card>
  );
}
