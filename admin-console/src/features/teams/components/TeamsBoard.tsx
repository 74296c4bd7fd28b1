import { useState } from 'react';
import type { Rating } from 'shared-api';
import { Announcement, Box, Button, EmptyState, Stack, Text, Typography, useText } from 'shared-ui';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/resource';
import type { Wishes } from '../balance';
import {
  hostsWithGuests,
  type Listed,
  namesOf,
  playersOf,
  playingOf,
  renamed,
  withArrivals,
  withMoved,
} from '../players';
import { splitTeams } from '../split';
import { useDrag } from '../use-drag';
import { useMade } from '../use-made';
import { PersonDialog } from './PersonDialog';
import { TeamColumn } from './TeamColumn';
import { fillScreen, Wall } from './Wall';
import { Why } from './Why';
import { WishChips } from './WishChips';

export interface TeamsBoardProps {
  sessionId: string;
  people: readonly Listed[];
  /** Former ids of people, with the ids to use. */
  aliases: Readonly<Record<string, string>>;
  ratings: readonly Rating[];
}

/** Who is here, in teams. */
export function TeamsBoard({ sessionId, people: listed, aliases, ratings }: TeamsBoardProps) {
  const text = useText();
  const [made, change] = useMade(sessionId);
  const [chosen, setChosen] = useState({ id: '', open: false });
  const [isOnWall, setOnWall] = useState(false);
  const { people, areHere } = playingOf(listed);
  const players = playersOf(people, ratings);
  const names = namesOf(people);
  const guests = hostsWithGuests(people);
  const wishes: Wishes = {
    together: renamed(made.wishes.together, aliases),
    apart: renamed(made.wishes.apart, aliases),
  };
  const all: Wishes = { ...wishes, together: [...guests, ...wishes.together] };
  const teams = withArrivals(renamed(made.teams, aliases), players, guests);
  const areMade = teams.length > 0;
  const shown = areMade ? teams : [people.map(({ id }) => id)];
  const close = () => setChosen({ ...chosen, open: false });
  const move = (id: string, to: number) => change({ teams: withMoved(teams, id, to) });
  const drag = useDrag(move);
  const person = people.find(({ id }) => id === chosen.id);
  const shuffle = (count = made.count) => change({ count, teams: splitTeams(players, count, all) });

  if (people.length < 2) {
    return (
      <EmptyState title={<Text id="teams.none.title" />}>
        <Text id="teams.none.text" />
      </EmptyState>
    );
  }
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography>{text(areHere ? 'teams.here' : 'teams.in', { count: people.length })}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={made.count}
          aria-label={text('teams.count')}
          onChange={(_event, count: number | null) => count && (areMade ? shuffle(count) : change({ count }))}
        >
          {[2, 3, 4].map((count) => (
            <ToggleButton key={count} value={count} sx={{ width: 48, height: 48 }}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" onClick={() => shuffle()}>
          {text(areMade ? 'teams.shuffle' : 'teams.make')}
        </Button>
        {areMade && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              fillScreen();
              setOnWall(true);
            }}
          >
            {text('teams.wall')}
          </Button>
        )}
      </Stack>
      <WishChips wishes={wishes} names={names} onChange={(next) => change({ wishes: next })} />
      <Announcement>
        {areMade && <Why teams={teams} players={players} ratings={ratings} wishes={all} names={names} />}
      </Announcement>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          alignItems: 'start',
          gridTemplateColumns: {
            xs: `repeat(${Math.min(shown.length, 2)}, minmax(0, 1fr))`,
            md: `repeat(${shown.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {shown.map((ids, team) => (
          <TeamColumn
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number.
            key={team}
            {...drag}
            team={areMade ? team : undefined}
            ids={ids}
            names={names}
            onChoose={(id) => setChosen({ id, open: true })}
          />
        ))}
      </Box>
      {person && (
        <PersonDialog
          person={person}
          names={names}
          teams={teams}
          open={chosen.open}
          onMove={(to) => {
            move(person.id, to);
            close();
          }}
          onWish={(kind, other) => {
            change({ wishes: { ...wishes, [kind]: [...wishes[kind], [person.id, other]] } });
            close();
          }}
          onClose={close}
        />
      )}
      <Wall teams={teams} names={names} open={isOnWall} onClose={() => setOnWall(false)} />
    </Stack>
  );
}
