import { useState } from 'react';
import type { Rating } from 'shared-api';
import { Announcement, Box, Button, Chip, EmptyState, Stack, Text, Typography, useText } from 'shared-ui';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/resource';
import type { Teams, Wishes } from './balance';
import { PersonDialog } from './PersonDialog';
import {
  hostsWithGuests,
  type Listed,
  namesOf,
  playersOf,
  playingOf,
  renamed,
  withArrivals,
  withMoved,
} from './players';
import { splitTeams } from './split';
import { TeamColumn } from './TeamColumn';
import { useDrag } from './use-drag';
import { fillScreen, Wall } from './Wall';
import { Why } from './Why';

/** What somebody has decided about a session's teams. Ids only: no names, and no strengths. */
interface Made {
  count: number;
  /** Empty before they are made. */
  teams: Teams;
  wishes: Wishes;
}

const nothing: Made = { count: 2, teams: [], wishes: { together: [], apart: [] } };

const read = (place: string): Made => {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Made>) };
  } catch {
    return nothing;
  }
};

/** A session's teams, kept as long as the tab: a page that is loaded again shows what is on the wall. */
const useMade = (sessionId: string): [Made, (changes: Partial<Made>) => void] => {
  const place = `teams ${sessionId}`;
  const [made, setMade] = useState(() => read(place));
  const change = (changes: Partial<Made>) => {
    const next = { ...made, ...changes };
    setMade(next);
    try {
      sessionStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Full, or forbidden: they last as long as the page.
    }
  };
  return [made, change];
};

const kinds = ['together', 'apart'] as const;

interface WishChipsProps {
  wishes: Wishes;
  names: ReadonlyMap<string, string>;
  onChange: (wishes: Wishes) => void;
}

/** Who plays together and who does not; each can be taken back. */
function WishChips({ wishes, names, onChange }: WishChipsProps) {
  const text = useText();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {kinds.flatMap((kind) =>
        wishes[kind].map((group) => {
          const wish = text(`teams.${kind}`, { names: group.map((id) => names.get(id) ?? '…').join(', ') });
          return (
            <Chip
              key={`${kind} ${group.join()}`}
              label={wish}
              aria-label={text('teams.wish.remove', { wish })}
              onClick={() => onChange({ ...wishes, [kind]: wishes[kind].filter((other) => other !== group) })}
              onDelete={() =>
                onChange({ ...wishes, [kind]: wishes[kind].filter((other) => other !== group) })
              }
            />
          );
        }),
      )}
    </Stack>
  );
}

interface TeamsBoardProps {
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
