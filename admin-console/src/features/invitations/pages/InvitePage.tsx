import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Language, type InvitationPreview as Preview, rules } from 'shared-api';
import { Link, notify, Text, usePath, useText } from 'shared-ui';
import { Form, mixed, notStored, object, requiredText, TextArea, UnsavedGuard } from 'shared-ui/forms';
import { ConsolePage } from '../../../layout/ConsolePage';
import { base64Of } from '../../settings/bytes';
import { FirstSteps } from '../../settings/components/FirstSteps';
import { invitePeople, previewInvitations } from '../api';
import { InvitationSteps } from '../components/InvitationSteps';
import { peopleToInvite, previewOf } from '../preview';

const schema = object({
  list: requiredText(rules.invitation.characters),
  language: mixed<Language>().required(),
});

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
  const [checked, setChecked] = useState<Preview>();

  return (
    <ConsolePage
      title="invite.title"
      lead="invite.lead"
      above={
        <Link to="adminUsers" sx={{ display: 'inline-block', py: 1, my: 0 }}>
          <span aria-hidden>← </span>
          <Text id="users.title" />
        </Link>
      }
    >
      <FirstSteps isInviting />
      <Form
        initial={initial}
        schema={schema}
        failed={checked ? 'invite.failed' : 'invite.checkFailed'}
        guard={UnsavedGuard}
        onSubmit={async ({ list, language }, form) => {
          const shown = previewOf(list, checked);
          if (!shown) {
            const preview = await previewInvitations(await base64Of(new Blob([list])));
            setChecked(preview);
            await form.setFieldValue('list', preview.text);
            return notStored;
          }
          const { invited } = await invitePeople({ body: { people: peopleToInvite(shown), language } });
          notify(text('invite.done', { count: invited }));
          // The list is done with: leaving it asks nothing.
          flushSync(() => form.resetForm({ values: initial }));
          return navigate(path('adminUsers'));
        }}
      >
        <TextArea name="list" label={text('invite.list')} help={text('invite.hint')} rows={6} maxRows={14} />
        <InvitationSteps checked={checked} onChecked={setChecked} />
      </Form>
    </ConsolePage>
  );
}
