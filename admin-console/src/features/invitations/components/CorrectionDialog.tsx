import type { Correction, ListedPerson } from 'shared-api';
import { Text, Typography, useText } from 'shared-ui';
import { email, firstName, lastName, object, TextInput } from 'shared-ui/forms';
import { FormDialog } from 'shared-ui/resource';
import { ownAddress } from '../preview';

const schema = object({ firstName: firstName(), lastName: lastName(), email: email() });

interface CorrectionDialogProps {
  person: ListedPerson;
  onCorrect: (person: NonNullable<Correction['person']>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a line's names and address, with what is understood of it filled in. */
export function CorrectionDialog({ person, onCorrect, onClose }: CorrectionDialogProps) {
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
      schema={schema}
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
