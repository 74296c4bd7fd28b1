import { useQuery } from '@tanstack/react-query';
import { type Lapsing, type Retention as Periods, type RetentionNext, read } from 'shared-api';
import {
  Box,
  Link,
  ListSkeleton,
  Loaded,
  notify,
  Skeleton,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { Form, type InferType, UnsavedGuard, useFormikContext } from 'shared-ui/forms';
import { FieldInputs, type FieldValues } from 'shared-ui/resource';
import { SaveBar } from '../settings/SaveBar';
import { goesNextQuery, retentionQuery, saveRetention } from './api';
import { retentionFields } from './fields';
import { PartFrame } from './Part';

function Person({ lapsing: { id, name, seenOn, toldOn, goesOn } }: { lapsing: Lapsing }) {
  const text = useText();
  const format = useFormat();
  const day = (date: string) => format.date(date, 'medium');
  const days = { seen: day(seenOn), told: day(toldOn ?? seenOn), date: day(goesOn) };
  return (
    <li>
      <Link to="adminUser" query={{ id }}>
        {name}
      </Link>
      {', '}
      {text(toldOn === null ? 'retention.next.toTell' : 'retention.next.told', days)}
    </li>
  );
}

/** Who and what would go. */
function Next({ next: { people, total, log, transfers } }: { next: RetentionNext }) {
  const text = useText();
  if (total + log + transfers === 0) return <Typography>{text('retention.next.nothing')}</Typography>;
  const more = total - people.length;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { mb: 0.75 } }}>
      {total > 0 && (
        <li>
          {text('retention.next.people', { count: total })}
          <Box component="ul" sx={{ mt: 0.75, pl: 2.5 }}>
            {people.map((lapsing) => (
              <Person key={lapsing.id} lapsing={lapsing} />
            ))}
            {more > 0 && <li>{text('retention.next.more', { count: more })}</li>}
          </Box>
        </li>
      )}
      {log > 0 && <li>{text('retention.next.log', { count: log })}</li>}
      {transfers > 0 && <li>{text('retention.next.transfers', { count: transfers })}</li>}
    </Box>
  );
}

/** What the chosen periods would take, before they are saved. */
function Preview() {
  const text = useText();
  const { values } = useFormikContext<FieldValues<typeof retentionFields.fields>>();
  const chosen = Object.fromEntries(Object.entries(values).filter(([, months]) => months > 0));
  return (
    <Stack component="section" aria-label={text('retention.next')} sx={{ gap: 1, mt: 4 }}>
      <Typography component="h2" variant="h4">
        {text('retention.next')}
      </Typography>
      <Loaded
        query={useQuery(goesNextQuery(chosen))}
        waiting={<Skeleton variant="rounded" height={48} />}
        failed={<Text id="retention.nextFailed" />}
      >
        {(next) => <Next next={next} />}
      </Loaded>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {text('retention.fixed')}
      </Typography>
    </Stack>
  );
}

function RetentionForm({ stored }: { stored: Periods }) {
  const text = useText();
  const save = async ({ people, log, transfers }: InferType<typeof retentionFields.schema>) => {
    const periods = { people: people || null, log: log || null, transfers: transfers || null };
    await saveRetention({ body: { ...periods, version: stored.version } });
    notify(text('retention.saved'));
  };
  return (
    <Form
      initial={retentionFields.valuesOf(stored)}
      schema={retentionFields.schema}
      onSubmit={save}
      failed="retention.saveFailed"
      guard={UnsavedGuard}
      onChanged={() => read({ ...retentionQuery(), staleTime: 0 })}
    >
      <Box sx={{ maxWidth: 860 }}>
        <FieldInputs of={retentionFields} />
        <Preview />
      </Box>
      <SaveBar />
    </Form>
  );
}

/** How long what the club knows of people is kept, and what goes next. */
export const Retention = () => (
  <PartFrame name="retention" lead="retention.intro">
    <Loaded
      query={useQuery(retentionQuery())}
      waiting={<ListSkeleton rows={3} rowHeight={96} />}
      failed={<Text id="retention.failed" />}
    >
      {(stored) => <RetentionForm stored={stored} />}
    </Loaded>
  </PartFrame>
);
