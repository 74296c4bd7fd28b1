import { useEffect, useRef, useState } from 'react';
import { useText } from 'shared-ui';
import { UsernameInput, useFormikContext } from 'shared-ui/forms';
import { proposedUsername } from '../policy';

/** The fields that a username is made of, and itself. */
interface Named {
  firstName: string;
  lastName: string;
  username: string;
}

/**
 * The username, proposed from the names until somebody types their own. A dot, which many usernames elsewhere have,
 * becomes a dash.
 */
export function OwnUsername() {
  const text = useText();
  const { values, touched, setFieldValue } = useFormikContext<Named>();
  const { firstName, lastName, username } = values;
  const proposed = useRef('');
  const [dashed, setDashed] = useState(false);

  useEffect(() => {
    // Nothing appears where somebody is about to type; once they have left it, it does.
    if (!touched.username && document.activeElement?.getAttribute('name') === 'username') return;
    const next = proposedUsername(firstName, lastName);
    if (username === proposed.current && username !== next) void setFieldValue('username', next);
    // What was typed stays; the names no longer change it.
    if (username === proposed.current) proposed.current = next;
  }, [firstName, lastName, username, touched.username, setFieldValue]);

  useEffect(() => {
    if (!username.includes('.')) return;
    setDashed(true);
    void setFieldValue('username', username.replaceAll('.', '-'));
  }, [username, setFieldValue]);

  return <UsernameInput help={dashed && text('register.dash')} />;
}
