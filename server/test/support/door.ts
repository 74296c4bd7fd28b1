import type { DoorEventResult, Roster } from 'shared-api/contract';
import type { DoorEvent, DoorEventKind } from 'shared-api/door';
import { newId } from '../../src/data/schema';
import type { Club, Person } from './club';

type Said = Pick<DoorEvent, 'kind' | 'person'> & Partial<DoorEvent>;

/** The body of a call with one event, which happens as it is sent. */
export const doorEvents = (kind: DoorEventKind, person: string | null, more: Partial<DoorEvent> = {}) => {
  const sentAt = '2026-11-28T15:00:00.000Z';
  const event = { id: newId(), device: newId(), sequence: 1, deviceTime: sentAt, kind, person, ...more };
  return { sentAt, events: [event] };
};

/** A phone at the door, with a clock of its own. It keeps what it has not sent. */
export interface Phone {
  /** Notes what happens now. */
  note(kind: DoorEventKind, person: string | null, more?: Partial<DoorEvent>): DoorEvent;
  /** What is to be sent. */
  unsent: DoorEvent[];
  /** Sends what is unsent, in one call. */
  send(): Promise<DoorEventResult[]>;
  /** The same in one step. */
  say(
    kind: DoorEventKind,
    person: string | null,
    more?: Partial<DoorEvent>,
  ): Promise<DoorEventResult | undefined>;
}

/** Helpers for tests of the door. @param club returns the club that is open when they are called */
export const doorIn = (club: () => Club) => {
  const roster = async (id: string, as?: Person): Promise<Roster> =>
    (
      await club().call('GET /api/v1/Sessions/{id}/roster', {
        as: as ?? (await club().again(await club().admin())),
        params: { id },
      })
    ).ok();
  const send = async (id: string, body: { sentAt: string; events: Said[] }) =>
    club().call('POST /api/v1/Sessions/{id}/door-events', {
      as: await club().again(await club().admin()),
      params: { id },
      body,
    });
  /** @param minutesOff how much its clock is ahead */
  const phone = (id: string, minutesOff = 0): Phone => {
    const device = newId();
    let sequence = 0;
    const now = () => new Date(club().clock.now().getTime() + minutesOff * 60_000).toISOString();
    const itself: Phone = {
      unsent: [],
      note(kind, person, more = {}) {
        sequence++;
        const event = { id: newId(), kind, person, device, sequence, deviceTime: now(), ...more };
        itself.unsent.push(event);
        return event;
      },
      async send() {
        const events = itself.unsent;
        if (events.length === 0) return [];
        const results = (await send(id, { sentAt: now(), events })).ok();
        itself.unsent = [];
        return results;
      },
      async say(...event) {
        itself.note(...event);
        return (await itself.send()).at(-1);
      },
    };
    return itself;
  };
  return {
    phone,
    send,
    roster,
    /** Somebody on the roster. */
    seen: async (id: string, person: string) => (await roster(id)).people.find((one) => one.id === person),
    close: async (
      id: string,
      body: {
        marks: { person: string; mark: 'here' | 'late' | 'absent' | 'excused'; reason?: string }[];
        reason?: string;
      },
    ) =>
      club().call('POST /api/v1/Sessions/{id}/close', {
        as: await club().again(await club().admin()),
        params: { id },
        body,
      }),
  };
};
