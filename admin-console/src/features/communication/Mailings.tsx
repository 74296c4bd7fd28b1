import { useQuery } from '@tanstack/react-query';
import { type MailingRecord, useChange } from 'shared-api';
import {
  Button,
  Card,
  Loaded,
  notify,
  Stack,
  Text,
  Typography,
  useFailure,
  useLocale,
  useText,
} from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { cancelMailing, mailingsQuery } from './api';
import { wordsOf } from './groups';
import { stateColor } from './labels';
import { MailRow } from './MailRow';

const followMs = 3_000;

const isUnderway = ({ state, total, sent, failed, skipped }: MailingRecord) =>
  state === 'sent' && sent + failed + skipped < total;

interface Cancelled {
  id: string;
  /** For an error. */
  what: string;
}

/** The latest mailings: what is still to be sent and can be cancelled, and what has become of the others. */
export function Mailings() {
  const text = useText();
  const failed = useFailure();
  const mailings = useQuery({
    ...mailingsQuery(),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderway) ? followMs : false),
  });
  const { mutate, isPending } = useChange(
    ({ id }: Cancelled) => cancelMailing({ params: { mailingId: id } }),
    {
      onSuccess: () => notify(text('communication.mailings.cancelDone')),
      onError: (error, { what }) => failed(error, 'communication.mailings.cancelFailed', what),
    },
  );
  return (
    <Loaded query={mailings} waiting={null} failed={<Text id="communication.mailings.failed" />}>
      {(data) =>
        data.length > 0 && (
          <Card component="section" aria-labelledby="mailings" sx={{ mt: 2.5, p: { xs: 2, sm: 3 } }}>
            <Typography id="mailings" component="h2" variant="h3" sx={{ mb: 1.5 }}>
              <Text id="communication.mailings" />
            </Typography>
            <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {data.map((mailing) => (
                <Row
                  key={mailing.mailingId}
                  mailing={mailing}
                  busy={isPending}
                  onCancel={(what) => mutate({ id: mailing.mailingId, what })}
                />
              ))}
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}

interface RowProps {
  mailing: MailingRecord;
  busy: boolean;
  onCancel: (what: string) => void;
}

function Row({ mailing, busy, onCancel }: RowProps) {
  const text = useText();
  const i18n = useI18n();
  const { state, emailType, group, sessionDate, sendOn, by, sent, failed, skipped, answered } = mailing;
  const subjects = [mailing.customSubject, mailing.customSubjectFr];
  const [subject, other] = useLocale() === 'fr' ? subjects.reverse() : subjects;
  const title = subject || other || text(`communication.type.${emailType}`);
  const when = i18n.format.dateTime(sendOn);
  const details = [
    when,
    ...(group ? [wordsOf(group, sessionDate, i18n)] : []),
    ...(by ? [text('communication.mailings.by', { name: by })] : []),
  ];
  const counts = [
    text('communication.mailings.delivered', { count: sent }),
    ...(failed > 0 ? [text('communication.mailings.notDelivered', { count: failed })] : []),
    ...(answered !== null ? [text('communication.mailings.answered', { count: answered })] : []),
    ...(skipped > 0 ? [text('communication.skippedCount', { count: skipped })] : []),
  ];
  const isSent = state === 'sent';
  return (
    <MailRow
      {...{ title, details }}
      state={
        isSent ? undefined : { color: stateColor[state], label: text(`communication.mailings.${state}`) }
      }
      counts={isSent ? counts : []}
    >
      {state === 'scheduled' && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={busy}
          aria-label={text('communication.mailings.cancelNamed', { what: title, when })}
          onClick={() => onCancel(`${title}, ${when}`)}
        >
          <Text id="ui.action.cancel" />
        </Button>
      )}
    </MailRow>
  );
}
