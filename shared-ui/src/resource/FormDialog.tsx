import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { DialogFrame } from '../feedback/DialogFrame';
import { focusFirstField } from '../feedback/first-field';
import type { ChangedNoticeProps } from '../forms/ChangedNotice';
import { Form, type FormProps } from '../forms/Form';
import { SubmitButton } from '../forms/SubmitButton';
import { UnsavedDialog, UnsavedGuard } from '../forms/UnsavedGuard';
import { useText } from '../messages/text';
import { CloseIcon } from '../mui/icons';
import { MayForecast } from './use-forecast';

export interface FormDialogProps<Values extends FormikValues, Output>
  extends FormProps<Values, Output>,
    ChangedNoticeProps {
  open: boolean;
  /** The record, where a page has this form for several: its draft is kept as that one's. With null none is kept. */
  about?: string | null;
  title: ReactNode;
  /** The action as a verb: « Create session ». */
  submit: ReactNode;
  /** Left of the buttons: a hint about the effects of saving. */
  note?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  onClose: () => void;
}

interface WatchProps {
  open: boolean;
  onDirty: (dirty: boolean) => void;
  children: ReactNode;
}

function Watch({ open, onDirty, children }: WatchProps) {
  const { dirty, isSubmitting } = useFormikContext();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return <MayForecast value={open && !isSubmitting}>{children}</MayForecast>;
}

/** A form in a dialog, full screen on a phone; clicking outside does not lose the input. */
export function FormDialog<Values extends FormikValues, Output>(props: FormDialogProps<Values, Output>) {
  const {
    open,
    about = '',
    title,
    submit,
    note,
    maxWidth = 'sm',
    differences,
    onClose,
    children,
    ...form
  } = props;
  const text = useText();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => (dirty ? setAsking(true) : onClose());
  return (
    <DialogFrame
      open={open}
      title={title}
      titleSx={{ flex: '1 1 0', minWidth: 0 }}
      action={
        <IconButton aria-label={text('ui.action.close')} onClick={leave} sx={{ mt: 1.5 }}>
          <CloseIcon />
        </IconButton>
      }
      onClose={leave}
      fullScreen={phone}
      maxWidth={maxWidth}
    >
      <DialogContent ref={focusFirstField} sx={{ pb: 0 }}>
        <Form {...form}>
          <UnsavedGuard
            when={open}
            about={about === null ? null : `${form.failed} ${about}`}
            differences={differences}
          />
          <Watch open={open} onDirty={setDirty}>
            {children}
          </Watch>
          <Stack
            direction="row"
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 1,
              py: 2,
              mt: 0.5,
              bgcolor: 'background.paper',
            }}
          >
            {note && (
              <Box sx={{ flex: '1 1 180px', typography: 'body2', color: 'text.secondary' }}>{note}</Box>
            )}
            <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
              <Button color="inherit" onClick={leave}>
                {text('ui.action.cancel')}
              </Button>
              <SubmitButton>{submit}</SubmitButton>
            </Stack>
          </Stack>
        </Form>
      </DialogContent>
      <UnsavedDialog
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    </DialogFrame>
  );
}
