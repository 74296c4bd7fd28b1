import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { personOf, type RosterPerson, useAuth } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { useDebounced } from 'shared-ui/resource';
import { rosterQuery, rosterSearchQuery } from '../api';
import { byLink, type Desk, deskOf, useDesk } from './desk';
import type { DoorAct, KeptEvent } from './event-store';
import { isForAll, type Morning, morningOf } from './people';

/** The list is asked for again, in milliseconds, however the sending goes. */
const period = 15_000;

/** A session's morning on this phone. */
export interface DoorMorning extends Pick<ReturnType<Desk['state']>, 'others' | 'problem' | 'device'> {
  query: { data: Morning | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** When the list was read, by this phone's clock; 0 before. */
  readAt: number;
  /** Events of any session that are not sent yet. */
  unsent: readonly KeptEvent[];
  refused: readonly KeptEvent[];
  desk: Desk;
  /** Notes what happens, and decides nothing: closing and correcting are for accounts. */
  isLink: boolean;
  search: string;
  /** By a link, the server is asked, too: it knows whom the list does not have. */
  setSearch(search: string): void;
  /** Keeps what has just happened. @returns when this phone has it */
  act(...acts: DoorAct[]): Promise<unknown>;
}

const nobody: readonly RosterPerson[] = [];

/** By a link: people whom the server has found by what was typed. */
const useFound = (id: string, search: string, isLink: boolean) => {
  const [known, setKnown] = useState<ReadonlyMap<string, RosterPerson>>(new Map());
  const typed = useDebounced(search);
  const { data } = useQuery({
    ...rosterSearchQuery(id, typed),
    enabled: isLink && typed === search && isForAll(typed),
  });
  const people = data?.people ?? nobody;
  useEffect(() => {
    if (people.length > 0)
      setKnown((before) => new Map([...before, ...people.map((one) => [one.id, one] as const)]));
  }, [people]);
  return known;
};

/**
 * What the server and this phone know of a session's morning, and how to add to it.
 * @param isLink whether a link has opened it, whoever is logged in
 */
export const useMorning = (id: string, isLink = false): DoorMorning => {
  const text = useText();
  const person = useAuth(personOf) ?? byLink;
  const desk = deskOf(isLink ? byLink : person);
  const { kept, others, problem, device } = useDesk(desk);
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery({
    ...rosterQuery(id),
    ...{ staleTime: 0, refetchInterval: period },
  });
  const [search, setSearch] = useState('');
  const found = useFound(id, search, isLink);
  desk.onLeave = (count) => notify(text('door.leave', { count }), 'warning');
  useEffect(() => {
    if (data) void desk.told(new Set(data.events.map(({ id }) => id))).catch(() => undefined);
  }, [data, desk]);
  // Whoever is told the list again may send again, too.
  useEffect(() => {
    if (dataUpdatedAt > 0 && problem === 'noAccess') desk.retry();
  }, [dataUpdatedAt, problem, desk]);
  const morning = useMemo(() => {
    if (!data || !kept) return undefined;
    const skew = Date.parse(data.readOn) - dataUpdatedAt;
    const listed = new Set(data.people.map((one) => one.id));
    const others = [...found.values()].filter((one) => !listed.has(one.id));
    return morningOf(
      { ...data, people: [...data.people, ...others] },
      kept.filter(({ session }) => session === id),
      skew,
    );
  }, [data, dataUpdatedAt, kept, id, found]);
  return {
    ...{ others, problem, device, desk, isLink, search, setSearch },
    query: { data: morning, isError, error, refetch },
    readAt: dataUpdatedAt,
    unsent: kept?.filter(({ state }) => state === 'waiting') ?? [],
    refused: kept?.filter(({ state }) => state === 'refused') ?? [],
    act: (...acts) => {
      const names = new Map(morning?.people.map((person) => [person.id, person.name]));
      return desk.act(id, acts, names).catch(() => notify(text('door.noStore'), 'error'));
    },
  };
};
