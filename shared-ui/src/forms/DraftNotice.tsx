import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { now, personOf, useAuth } from 'shared-api';
import { useFormat } from '../format/use-format';
import { useText } from '../messages/text';
import { pageAround, recordIdOf } from '../routing/site';
import { draftPlace, dropDraft, keepDraft, readDraft } from './drafts';
import { isSame } from './StoredValues';

export interface DraftNoticeProps {
  /** Whether the form is in use. */
  when: boolean;
  /** Tells the form from others on its page; null for one whose draft is not kept. */
  about: string | null;
}

const minute = 60_000;

const currentPerson = (): string | null => personOf(useAuth.getState());

/** Where the form's draft lies: the person's, whatever language the page is in. */
const usePlace = (about: string | null): string | undefined => {
  const { pathname } = useLocation();
  const person = useAuth(personOf);
  if (person === null || about === null) return undefined;
  const page = pageAround(pathname);
  return draftPlace(person, page ? `${page.app}/${page.name}/${recordIdOf(pathname)}` : pathname, about);
};

/**
 * Keeps what was typed into a form on the device until it is stored or given up, and offers what an ended login, a reload or
 * a closed browser has left of it.
 */
export function DraftNotice({ when, about }: DraftNoticeProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<FormikValues>();
  const text = useText();
  const format = useFormat();
  const place = usePlace(about);
  const [offered, setOffered] = useState(() => (place ? readDraft(place) : undefined));
  const isUnsaved = when && dirty;
  const kept = useRef<string>(undefined);

  useEffect(() => {
    if (!place) return;
    if (isUnsaved) {
      const typed = Object.entries(values).filter(([name, value]) => !isSame(value, initialValues[name]));
      keepDraft(place, Object.fromEntries(typed));
      kept.current = place;
    } else if (kept.current) {
      dropDraft(kept.current);
      kept.current = undefined;
      setOffered(undefined);
    }
  }, [place, isUnsaved, values, initialValues]);

  // Whoever is still logged in has left the form, and was asked. Of a login that has ended the draft stays.
  useEffect(() => {
    const person = currentPerson();
    return () => {
      if (kept.current && currentPerson() === person) dropDraft(kept.current);
    };
  }, []);

  if (!offered || !place || isSame({ ...values, ...offered.values }, values)) return null;
  const restore = () => {
    setOffered(undefined);
    void setValues({ ...values, ...offered.values });
  };
  const discard = () => {
    setOffered(undefined);
    if (!isUnsaved) dropDraft(place);
  };
  const age = format.relative(new Date(Math.min(offered.at, now() - minute)));
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ alignItems: 'center', '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 16rem' }}>{text('ui.draft.found', { age })}</Box>
        <Stack direction="row" sx={{ flexShrink: 0, ml: -1 }}>
          <Button size="small" color="inherit" onClick={restore}>
            {text('ui.draft.restore')}
          </Button>
          <Button size="small" color="inherit" onClick={discard}>
            {text('ui.draft.discard')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
