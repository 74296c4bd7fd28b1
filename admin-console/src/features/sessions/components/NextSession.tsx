import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { read, type Session, SessionStatus } from 'shared-api';
import {
  Box,
  Button,
  ButtonBase,
  CalendarLeaf,
  Card,
  ExpandIcon,
  figures,
  LinkButton,
  ListSkeleton,
  Stack,
  Text,
  Typography,
  useFormat,
  usePath,
} from 'shared-ui';
import { Collapse } from 'shared-ui/details';
import { ListDialogs, useListActions } from 'shared-ui/resource';
import { cancelAction } from '../actions';
import { registrationsQuery, turnoutQuery } from '../api';
import { editForm } from '../forms';
import { useUpcoming } from '../use-upcoming';

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <span>
      <Typography component="span" variant="h2" sx={{ ...figures, display: 'block', lineHeight: 1.15 }}>
        {value}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </span>
  );
}

/** Where everybody stands with a session; a press names those who have not answered. */
function TurnoutFigures({ session }: { session: Session }) {
  const format = useFormat();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(turnoutQuery(session.id));
  if (!data) return <ListSkeleton rows={1} rowHeight={56} />;
  const { out, waiting, unanswered, owed, owing } = data;
  const count = unanswered.length;
  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(5rem, 1fr))',
            sm: 'repeat(auto-fill, minmax(124px, 1fr))',
          },
        }}
      >
        <Figure value={format.number(data.in)}>
          <Text id="sessions.next.in" values={{ capacity: session.maxCapacity }} />
        </Figure>
        <Figure value={format.number(out)}>
          <Text id="sessions.next.out" values={{ count: out }} />
        </Figure>
        {count > 0 && (
          <ButtonBase
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            sx={{ justifySelf: 'start', textAlign: 'start', borderRadius: 2 }}
          >
            <Figure value={format.number(count)}>
              <Text id="sessions.next.unanswered" />
              <ExpandIcon
                sx={{ fontSize: 18, verticalAlign: 'bottom', transform: open ? 'rotate(180deg)' : 'none' }}
              />
            </Figure>
          </ButtonBase>
        )}
        {waiting > 0 && (
          <Figure value={format.number(waiting)}>
            <Text id="sessions.next.waiting" />
          </Figure>
        )}
        {owing > 0 && (
          <Figure value={format.money(owed)}>
            <Text id="sessions.next.owed" values={{ count: owing }} />
          </Figure>
        )}
      </Box>
      <Collapse in={open} id={id}>
        <Typography sx={{ pt: 1.5, maxWidth: '72ch' }}>
          {unanswered.map(({ userName }) => userName).join(', ')}
        </Typography>
      </Collapse>
    </div>
  );
}

/** The next session that is played: who comes, what is owed for it, and what an organizer does about it. */
export function NextSession() {
  const format = useFormat();
  const path = usePath();
  const navigate = useNavigate();
  const id = useId();
  const list = useUpcoming();
  const listActions = useListActions(list);
  const next = list.rows.find(({ status }) => status === SessionStatus.Open || status === SessionStatus.Full);
  const write = async ({ id }: Session) => {
    const all = await read(registrationsQuery(id)).catch(() => []);
    const recipients = all
      .filter(({ place }) => place.standing !== 'out')
      .map(({ email, userName: name }) => ({ email, name }));
    navigate(path('adminCommunication'), { state: { recipients } });
  };
  if (list.loading) return <ListSkeleton rows={1} rowHeight={236} />;
  return (
    <>
      {next && (
        <Card
          component="section"
          aria-labelledby={id}
          sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, mb: 2.5 }}
        >
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <CalendarLeaf date={next.sessionDate} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                id={id}
                component="h2"
                variant="h3"
                sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {format.date(next.sessionDate, 'day')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {format.timeRange(next.startTime, next.endTime)} · {next.location}
              </Typography>
            </Box>
          </Stack>
          <TurnoutFigures session={next} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to="adminSession" query={{ id: next.id }} variant="contained">
              <Text id="sessions.details" />
            </LinkButton>
            <LinkButton to="adminDoor" query={{ session: next.id }} variant="outlined" color="secondary">
              <Text id="door.open" />
            </LinkButton>
            <Button variant="outlined" color="secondary" onClick={() => void write(next)}>
              <Text id="sessions.next.write" />
            </Button>
            <Button color="error" aria-haspopup="dialog" onClick={() => listActions.act(cancelAction, next)}>
              <Text id="sessions.next.cancel" />
            </Button>
          </Stack>
        </Card>
      )}
      <ListDialogs listActions={listActions} edit={editForm} />
    </>
  );
}
