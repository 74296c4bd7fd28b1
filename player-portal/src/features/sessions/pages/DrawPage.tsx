import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, type Draw, sessionQuery } from 'shared-api';
import { isRightDraw } from 'shared-api/draw';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  EmptyState,
  LinkButton,
  ListSkeleton,
  Loaded,
  Page,
  Stack,
  Typography,
  useFormat,
  useRecordId,
  useText,
} from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { drawQuery } from '../api';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

type Entry = Draw['entries'][number];

const severities = { right: 'success', wrong: 'error', unchecked: 'warning' } as const;

/** Without https a browser computes no hashes. */
const checked = (draw: Draw) =>
  isRightDraw(draw).then(
    (right) => (right ? 'right' : 'wrong'),
    () => 'unchecked' as const,
  );

/** Computes the order in this browser, and says whether it is the published one. */
function Check({ draw }: { draw: Draw }) {
  const text = useText();
  const [result, setResult] = useState<'right' | 'wrong' | 'unchecked'>();
  if (result) return <Alert severity={severities[result]}>{text(`draw.${result}`)}</Alert>;
  return (
    <Button
      variant="contained"
      sx={{ alignSelf: 'flex-start' }}
      onClick={async () => setResult(await checked(draw))}
    >
      {text('draw.check')}
    </Button>
  );
}

/** A long number in a monospaced font, broken where it must be. */
const Code = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {children}
    </div>
  );
}

/** Who has entered: in the order of the draw, once it is made. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const text = useText();
  const someone = text('draw.someone');
  const nameOf = ({ firstName, together, partnerName }: Omit<Entry, 'id' | 'tickets' | 'isOwn'>) => {
    const other = together === 'guest' ? text('draw.guest') : (partnerName ?? someone);
    return together ? text('draw.together', { one: firstName ?? someone, other }) : (firstName ?? someone);
  };
  const sorted = [...entries].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return (
    <Box component="ol" sx={{ m: 0, pl: 3.5, display: 'grid', gap: 1 }}>
      {sorted.map(({ id, tickets, isOwn, ...entry }) => (
        <li key={id}>
          <Typography component="span" sx={{ fontWeight: isOwn ? 650 : undefined }}>
            {nameOf(entry)}
            {isOwn && ` ${text('draw.you')}`}
            {tickets > 1 && ` · ${text('draw.twice')}`}
          </Typography>
          <br />
          <Code>{id}</Code>
        </li>
      ))}
    </Box>
  );
}

function Shown({ draw }: { draw: Draw }) {
  const text = useText();
  const format = useFormat();
  const { drawsAt, secretHash, secret, entries, missedAt } = draw;
  const when = { day: format.date(drawsAt ?? '', 'shortDay'), time: format.time(drawsAt ?? '') };
  const stage = secret ? 'drawn' : secretHash ? 'closed' : 'open';
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography>{text(`draw.stage.${stage}`, when)}</Typography>
      {secretHash && (
        <Card>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <Typography component="h2" variant="h3">
              {secret && entries.length > 0
                ? text('draw.order')
                : text('draw.entries', { count: entries.length })}
            </Typography>
            {entries.length > 0 && <Entries entries={entries} />}
            {missedAt && entries.some(({ tickets }) => tickets > 1) && (
              <Typography>
                {text('draw.missed', { day: format.date(missedAt, 'shortDay'), time: format.time(missedAt) })}
              </Typography>
            )}
            <Fact label={text('draw.hash')}>
              <Code>{secretHash}</Code>
            </Fact>
            {secret && (
              <>
                <Fact label={text('draw.secret')}>
                  <Code>{secret}</Code>
                </Fact>
                <Check draw={draw} />
              </>
            )}
          </CardContent>
        </Card>
      )}
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h3">
          {text('draw.how.title')}
        </Typography>
        <Typography>{text('draw.how.chance')}</Typography>
        <Typography>{text('draw.how.together')}</Typography>
        <Typography>{text('draw.how.list')}</Typography>
        <Typography>{text('draw.how.order')}</Typography>
        <Typography>{text('draw.how.check')}</Typography>
        <Code>{`printf %s '${entries[0]?.id ?? 'ID'}/1' | openssl dgst -sha256 -hmac ${secret ?? 'SECRET'}`}</Code>
      </Box>
    </Stack>
  );
}

function Content() {
  const text = useText();
  const format = useFormat();
  const id = useRecordId();
  const draw = useQuery(drawQuery(id));
  const { data: session } = useQuery(sessionQuery(id));
  const { error } = draw;
  const isUnknown = error instanceof ApiError && (error.status === 400 || error.status === 404);
  const back = (
    <LinkButton to="schedule" variant="contained">
      {text('attendance.viewSchedule')}
    </LinkButton>
  );
  const none = (
    <EmptyState title={text('draw.none.title')} actions={back}>
      {text('draw.none.text')}
    </EmptyState>
  );
  return (
    <Page
      title={
        session ? text('draw.titleOf', { date: format.date(session.sessionDate, 'day') }) : text('draw.title')
      }
      description={text('draw.description')}
      width="md"
    >
      <Box sx={{ minHeight: '100dvh' }}>
        {isUnknown ? (
          none
        ) : (
          <Loaded
            query={draw}
            waiting={<ListSkeleton rows={4} rowHeight={56} />}
            failed={text('schedule.failed')}
          >
            {(found) => (found.drawsAt ? <Shown draw={found} /> : none)}
          </Loaded>
        )}
      </Box>
    </Page>
  );
}

/** `/sessions/:id/draw`: how a session's spots are drawn, and the check of it that anybody can make. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Content />
    </PageMessages>
  );
}
