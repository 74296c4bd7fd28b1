import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type EmailType, type MailGroup, useChange } from 'shared-api';
import {
  Button,
  type ButtonProps,
  Link,
  ListSkeleton,
  Loaded,
  notify,
  Text,
  useFailure,
  useText,
} from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { recipientsQuery, sendMailing } from './api';
import { linkQuery } from './groups';
import { MailPeople } from './MailPeople';

export interface QuickMailProps extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  emailType: EmailType;
  group: MailGroup;
  /** What it does, with the number of people, for the question. */
  title: string;
  /** The button's text; the title by default. */
  children?: ReactNode;
}

/** Writes to a group in two presses: the first says to whom, the second sends, to each in their language. */
export function QuickMail({ emailType, group, title, children = title, ...look }: QuickMailProps) {
  const text = useText();
  const failed = useFailure();
  const [open, setOpen] = useState(false);
  const recipients = useQuery({ ...recipientsQuery(emailType, group), enabled: open, staleTime: 0 });
  const people = recipients.data?.people ?? 0;
  const { mutate, isPending } = useChange(() => sendMailing({ params: { emailType }, body: { group } }), {
    onSuccess: ({ total, skipped }) => notify(text('communication.queued', { count: total - skipped })),
    onError: (error) => failed(error, 'communication.sendFailed', title),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={title}
        {...look}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirm={text('communication.send', { count: people })}
        ready={people > 0}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setOpen(false)}
      >
        <Loaded
          query={recipients}
          waiting={<ListSkeleton rows={1} rowHeight={48} />}
          failed={<Text id="communication.recipientsFailed" />}
        >
          {(data) => <MailPeople {...data} />}
        </Loaded>
        <Link to="adminCommunication" query={{ ...linkQuery(group), type: emailType }}>
          <Text id="communication.writeOwn" />
        </Link>
      </ConfirmDialog>
    </>
  );
}
