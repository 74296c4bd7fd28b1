import { useState } from 'react';
import { fullName, type User } from 'shared-api';
import { Alert, Button, notify, Text, useText } from 'shared-ui';
import { type InferType, mixed, object } from 'shared-ui/forms';
import { FormDialog } from 'shared-ui/resource';
import { UserInput } from '../money/UserInput';
import { mergeUsers } from '../people/api';

const schema = object({ user: mixed<User>().required() });

/** Says that somebody has no account, and merges them with one, which the page shows from then on. */
export function MergeWalkIn({ user }: { user: User }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(user);
  const merge = async ({ user: { id } }: InferType<typeof schema>) => {
    const into = await mergeUsers({ body: { from: user.id, into: id } });
    notify(text('person.merge.done', { name, other: fullName(into) }));
    setOpen(false);
  };
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            <Text id="person.merge" />
          </Button>
        }
        sx={{ mb: 3 }}
      >
        {text('person.walkIn')}
      </Alert>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('person.merge.title', { name })}
        submit={<Text id="person.merge" />}
        note={text('person.merge.note')}
        maxWidth="xs"
        initial={{ user: null }}
        schema={schema}
        failed="person.merge.failed"
        onSubmit={merge}
      >
        <UserInput label="person.merge.into" />
      </FormDialog>
    </>
  );
}
