import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type Correction, Language, type ListedPerson, rules } from 'shared-api';
import { Link, LinkButton, notify, Stack, Text, Typography, usePath, useText } from 'shared-ui';
import {
  email,
  Form,
  firstName,
  lastName,
  mixed,
  notStored,
  object,
  requiredText,
  TextInput,
  UnsavedGuard,
} from 'shared-ui/forms';
import { FormDialog } from 'shared-ui/resource';
import { base64Of } from '../../../files/bytes';
import { settingsQuery } from '../../../layout/api';
import { BackLink } from '../../../layout/BackLink';
import { ConsolePage } from '../../../layout/ConsolePage';
import { checkedOf, columnsFor } from '../../lists/checked';
import { StepOf } from '../../settings/first-steps/FirstSteps';
import { pageOf } from '../../settings/first-steps/policy';
import { invitePeople } from '../api';
import { InvitationSteps } from './InvitationSteps';
import { PeopleColumns } from './PeopleColumns';
import { type Checked, check, ownAddress, peopleToInvite, withCorrection } from './preview';

const correction = object({ firstName: firstName(), lastName: lastName(), email: email() });

interface CorrectionDialogProps {
  person: ListedPerson;
  onCorrect: (person: NonNullable<Correction['person']>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a line's names and address, with what is understood of it filled in. */
function CorrectionDialog({ person, onCorrect, onClose }: CorrectionDialogProps) {
  const text = useText();
  const isShared = person.fate === 'shared';
  const field = (name: 'firstName' | 'lastName' | 'email') => (
    <TextInput
      name={name}
      label={<Text id={`ui.field.${name}`} />}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      required
    />
  );
  return (
    <FormDialog
      open
      // A line of one list.
      about={null}
      onClose={onClose}
      title={text('invite.line.title')}
      submit={<Text id="invite.line.use" />}
      initial={{
        firstName: person.firstName,
        lastName: person.lastName,
        email: isShared ? ownAddress(person) : person.email,
      }}
      schema={correction}
      failed="invite.checkFailed"
      onSubmit={async (values) => {
        await onCorrect(values);
        onClose();
      }}
    >
      <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {isShared ? text('invite.line.own') : person.text}
      </Typography>
      {field('firstName')}
      {field('lastName')}
      {field('email')}
    </FormDialog>
  );
}

const schema = object({
  list: requiredText(rules.invitation.characters),
  language: mixed<Language>().required(),
});

/** Where a new club goes on from here. */
const opening = pageOf('opening');

/** `/admin/invite`: people from a list, each of whom gets a link to choose a password. */
export function Component() {
  const text = useText();
  const { locale } = useIntl();
  const navigate = useNavigate();
  const path = usePath();
  const [initial] = useState(() => ({
    list: '',
    language: locale.startsWith('fr') ? Language.French : Language.English,
  }));
  const [checked, setChecked] = useState<Checked>();
  const [asking, setAsking] = useState<'columns' | { line: number }>();
  const keep = (read: Checked) => {
    setChecked(read);
    // What is not sure is asked about at once.
    if (read.preview.asked) setAsking('columns');
  };
  const isOpening = useQuery(settingsQuery()).data?.system.firstSteps?.opening ?? false;
  const line = typeof asking === 'object' ? asking.line : -1;
  const person = checked?.preview.people[line];

  return (
    <ConsolePage
      title="invite.title"
      lead={isOpening ? 'firstSteps.people.text' : 'invite.lead'}
      above={isOpening ? <StepOf step="invitation" /> : <BackLink to="adminUsers" title="users.title" />}
    >
      <Form
        initial={initial}
        schema={schema}
        failed={checked ? 'invite.failed' : 'invite.checkFailed'}
        guard={UnsavedGuard}
        onSubmit={async ({ list, language }, form) => {
          const shown = checkedOf(list, checked);
          if (!shown) {
            const content = await base64Of(new Blob([list]));
            const read = await check({ content, ...columnsFor(list, checked) });
            keep(read);
            await form.setFieldValue('list', read.preview.text);
            return notStored;
          }
          const people = peopleToInvite(shown.preview);
          if (people.length === 0) return notStored;
          const { invited } = await invitePeople({ body: { people, language } });
          notify(text(isOpening ? 'invite.doneOpening' : 'invite.done', { count: invited }));
          // The list is done with: leaving it asks nothing.
          flushSync(() => form.resetForm({ values: initial }));
          return navigate(isOpening ? path(opening.to, opening.query) : path('adminUsers'));
        }}
      >
        <InvitationSteps
          checked={checked}
          onChecked={keep}
          onColumns={() => setAsking('columns')}
          onCorrect={(line) => setAsking({ line })}
        />
      </Form>
      {checked && (
        <PeopleColumns
          table={checked.preview}
          open={asking === 'columns'}
          onApply={async (columns) => {
            // Other columns make other lines.
            const { corrections: _, ...said } = checked.said;
            setChecked(await check({ ...said, columns }));
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {checked && person && (
        <CorrectionDialog
          person={person}
          onCorrect={async (corrected) =>
            setChecked(await check(withCorrection(checked.said, line, corrected)))
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 4 }}>
        <Text id="invite.next" />
        <Link to="adminCame">
          <Text id="came.title" />
        </Link>
        <Link to="adminPasses">
          <Text id="passes.title" />
        </Link>
        <Link to="adminOpenings">
          <Text id="openings.title" />
        </Link>
      </Stack>
      {isOpening && (
        <Stack sx={{ alignItems: 'flex-start', gap: 3, mt: 3 }}>
          <LinkButton {...opening} variant="text" color="secondary" sx={{ px: 0, minWidth: 0 }}>
            {text('firstSteps.later')}
          </LinkButton>
          <Link to="admin">
            <Text id="firstSteps.all" />
          </Link>
        </Stack>
      )}
    </ConsolePage>
  );
}
