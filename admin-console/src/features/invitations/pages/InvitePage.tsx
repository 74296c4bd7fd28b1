import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Language, messageOf, type InvitationPreview as Preview, useChange } from 'shared-api';
import { Alert, Button, Link, notify, Stack, Text, Typography, usePath, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { ConsolePage } from '../../../layout/ConsolePage';
import { LanguageToggle } from '../../communication/components/LanguageToggle';
import { base64Of } from '../../settings/bytes';
import { invitePeople, previewInvitations } from '../api';
import { InvitationPreview } from '../components/InvitationPreview';

/** `/admin/invite`: people from a list, each of whom gets a link to choose a password. */
export function Component() {
  const text = useText();
  const { locale } = useIntl();
  const navigate = useNavigate();
  const path = usePath();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState('');
  const [shown, setShown] = useState<Preview>();
  const [language, setLanguage] = useState<Language>(
    locale.startsWith('fr') ? Language.French : Language.English,
  );
  const check = useChange(async (list: Blob) => previewInvitations(await base64Of(list)), {
    onSuccess: (preview) => {
      // A file is a list like any other: it can be corrected where it is shown.
      setList(preview.text);
      setShown(preview);
    },
  });
  const people = (shown?.people ?? [])
    .filter(({ fate }) => fate === 'new')
    .map(({ firstName, lastName, email, language }) => ({ firstName, lastName, email, language }));
  const invite = useChange(() => invitePeople({ body: { people, language } }), {
    onSuccess: ({ invited }) => {
      notify(text('invite.done', { count: invited }));
      void navigate(path('adminUsers'));
    },
  });

  return (
    <ConsolePage
      title="invite.title"
      lead="invite.lead"
      above={
        <Link to="adminUsers" sx={{ display: 'inline-block', py: 1 }}>
          <span aria-hidden>← </span>
          <Text id="users.title" />
        </Link>
      }
    >
      <Stack sx={{ gap: 2, maxWidth: 840 }}>
        <TextField
          label={text('invite.list')}
          helperText={text('invite.hint')}
          multiline
          minRows={6}
          maxRows={14}
          value={list}
          onChange={({ target }) => {
            setList(target.value);
            setShown(undefined);
          }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {!shown && (
            <Button
              variant="contained"
              disabled={check.isPending || list.trim() === ''}
              onClick={() => check.mutate(new Blob([list]))}
            >
              {text('invite.check')}
            </Button>
          )}
          <Button color="secondary" disabled={check.isPending} onClick={() => input.current?.click()}>
            {text('invite.file')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={text('invite.file')}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              if (target.files?.[0]) check.mutate(target.files[0]);
              target.value = '';
            }}
          />
        </Stack>
        {check.isError && !shown && (
          <Alert severity="error">{messageOf(check.error, text('invite.checkFailed'))}</Alert>
        )}
        {shown && (
          <>
            <InvitationPreview people={shown.people} />
            <div>
              <Typography variant="body2">{text('invite.language')}</Typography>
              <LanguageToggle
                languages={[Language.English, Language.French, Language.Bilingual]}
                value={language}
                onChange={setLanguage}
                sx={{ my: 1 }}
              />
            </div>
            {invite.isError && (
              <Alert severity="error">{messageOf(invite.error, text('invite.failed'))}</Alert>
            )}
            <Button
              variant="contained"
              disabled={invite.isPending || people.length === 0}
              onClick={() => invite.mutate()}
              sx={{ alignSelf: 'flex-start' }}
            >
              {text('invite.submit', { count: people.length })}
            </Button>
          </>
        )}
      </Stack>
    </ConsolePage>
  );
}
