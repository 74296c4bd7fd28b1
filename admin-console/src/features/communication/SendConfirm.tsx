import { useQuery } from '@tanstack/react-query';
import { Language } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { chosenQuery } from './api';
import { languageLabel } from './labels';
import { MailPeople } from './MailPeople';
import { useRecipients } from './use-recipients';
import type { MailingValues } from './values';

export interface SendConfirmProps {
  values: MailingValues;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a mailing: to whom it goes, and when. */
export function SendConfirm({ values, open, onConfirm, onClose }: SendConfirmProps) {
  const text = useText();
  const format = useFormat();
  const { count, group } = useRecipients(values);
  const emails = values.recipients.map(({ email }) => email);
  const isChosen = values.audience === 'some';
  const chosen = useQuery({
    ...chosenQuery(values.emailType, emails),
    enabled: isChosen && open,
    staleTime: 0,
  });
  const people = isChosen ? chosen.data : group;
  const isLater = values.when === 'later';
  const type = text(`communication.type.${values.emailType}`);
  const language = text(languageLabel[values.language]);
  const { english = 0, french = 0 } = people?.readers ?? {};
  // They get it all the same.
  const others = { [Language.English]: french, [Language.French]: english, [Language.Bilingual]: 0 }[
    values.language
  ];
  const when = `${format.date(values.date, 'day')}, ${format.time(values.time)}`;
  return (
    <ConfirmDialog
      open={open}
      title={text(isLater ? 'communication.scheduleTitle' : 'communication.sendTitle', { count, when })}
      confirm={text(isLater ? 'communication.scheduleConfirm' : 'communication.sendConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {people && <MailPeople {...people} />}
      {others > 0 && <p>{text('communication.otherReaders', { count: others })}</p>}
      {text(isLater ? 'communication.scheduleText' : 'communication.sendText', { type, language })}
    </ConfirmDialog>
  );
}
