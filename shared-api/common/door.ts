import type { DoorEventKind, DoorMark, DoorMethod, DoorRemark } from '../contract/enums';
import { clubDate } from './calendar';

export type { DoorEventKind, DoorMark, DoorMethod, DoorRemark };

/*
 * A morning at the door (docs/product.md, At the door): what happened, as events that are only ever added, and the state
 * that follows from them. The phones and the server derive it with this one function.
 */

/** How the log calls whoever holds a link, who is nobody. */
export const linkHolder = { firstName: 'Door', lastName: 'link' };

/** What a phone says of one thing that happened. */
export interface DoorEvent {
  /** UUID made by the phone: the same one again is the same event. */
  id: string;
  kind: DoorEventKind;
  /** A user's id, a guest's place, or the UUID that a `walk-in` introduces; null for `closed`. */
  person: string | null;
  /** ISO instant by the phone's clock. */
  deviceTime: string;
  /** UUID of the browser's storage. */
  device: string;
  /** Counts up within the device. */
  sequence: number;
  /** Of `paid`. */
  method?: DoorMethod;
  /** Of `walk-in`. */
  walkIn?: { firstName: string; lastName?: string; email?: string };
  /** Of `replaced`: the person whose spot `person` takes; null: a free spot, or one more than there are. */
  replaces?: string | null;
  /** Of `absent`, `excused`, and whatever corrects a closed morning. */
  reason?: string;
}

/** An event as the server keeps it. */
export interface StoredDoorEvent extends DoorEvent {
  /** `deviceTime`, corrected by how much the phone's clock is off. */
  happenedOn: string;
  receivedOn: string;
  remark: DoorRemark | null;
}

interface Said {
  /** When it happened, never before what its phone noted earlier. */
  at: string;
  /** The event that says so. */
  event: string;
}

export interface DoorState {
  /** By person; whoever has none has not come yet or, once the morning is closed, is absent. */
  marks: Map<string, Said & { mark: DoorMark; reason?: string }>;
  paid: Map<string, Said & { method: DoorMethod }>;
  /** By person. */
  walkIns: Map<string, Said & { person: string; firstName: string; lastName?: string; email?: string }>;
  /** By person who has not come: who is here in their place. */
  replaced: Map<string, string>;
  /** By spot that several people who are here count on: the events by which they do, as they happened. */
  contested: Map<string, string[]>;
  /** Of the session's day or later: one that is moved to a later day is open again. */
  closedOn: string | null;
  /** By event. */
  remarks: Map<string, DoorRemark>;
}

/** Without a remark, it is judged for the first time. */
type Happened = DoorEvent & { happenedOn: string; remark?: DoorRemark | null };

/** No phone keeps what it has noted for longer: its clock had no date. */
const longestWait = 30 * 24 * 3_600_000;

/**
 * When something happened by the server's clock, whatever a phone's clock says.
 * @param deviceTime by the phone's clock
 * @param sentAt when it was sent, by the same clock
 * @param receivedOn when it arrived
 * @param startsAt when the session begins
 * @returns an ISO instant, never after it arrived. A phone whose battery was empty begins in 1970: what it says happened
 * at the start
 */
export const happenedOn = (deviceTime: string, sentAt: string, receivedOn: Date, startsAt: Date): string => {
  const received = receivedOn.getTime();
  const ago = Math.max(0, Date.parse(sentAt) - Date.parse(deviceTime));
  const at = ago > longestWait ? Math.min(startsAt.getTime(), received) : received - ago;
  return new Date(at).toISOString();
};

/**
 * Events in the order in which they happened: within a device by sequence, whatever its clock says; between devices by
 * time.
 */
function inOrder(events: readonly Happened[]): Happened[] {
  const latest = new Map<string, number>();
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .sort((one, other) => one.sequence - other.sequence || compare(one.id, other.id))
    .map((event) => {
      const at = Math.max(latest.get(event.device) ?? 0, Date.parse(event.happenedOn));
      latest.set(event.device, at);
      return { event, at };
    })
    .sort((one, other) => one.at - other.at || compare(one.event.device, other.event.device))
    .map(({ event, at }) => ({ ...event, happenedOn: new Date(at).toISOString() }));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Whether a mark says that somebody came. */
export const hasCome = (mark: DoorMark | null | undefined): boolean => mark === 'here' || mark === 'late';

/** Whether something came before the session's day. What has once counted goes on counting when the session is moved. */
const isEarly = ({ remark, happenedOn }: Happened, sessionDate: string): boolean =>
  (remark === undefined || remark === 'early') && clubDate(Date.parse(happenedOn)) < sessionDate;

/**
 * The state of a morning, whatever the order in which its events arrived, and however often.
 * @param aliases other ids of people: temporary or merged ones
 * @param sessionDate the day of the session: what comes before it changes nothing
 */
export function doorState(
  events: readonly Happened[],
  aliases: Readonly<Record<string, string>> = {},
  sessionDate = '',
): DoorState {
  const idOf = (person: string): string => aliases[person] ?? person;
  const state: DoorState = {
    marks: new Map(),
    paid: new Map(),
    walkIns: new Map(),
    replaced: new Map(),
    contested: new Map(),
    closedOn: null,
    remarks: new Map(),
  };
  const happened = inOrder(events);
  const taken: { by: string; place: string; event: string }[] = [];
  for (const event of happened) {
    if (isEarly(event, sessionDate)) {
      state.remarks.set(event.id, 'early');
      continue;
    }
    if (event.kind === 'closed') {
      if (clubDate(Date.parse(event.happenedOn)) >= sessionDate) state.closedOn ??= event.happenedOn;
    } else if (state.closedOn !== null && event.reason === undefined)
      state.remarks.set(event.id, 'afterClose');
    if (event.person === null) continue;
    const person = idOf(event.person);
    apply(state, event, person);
    if (event.kind !== 'replaced' || !event.replaces) continue;
    taken.push({ by: person, place: idOf(event.replaces), event: event.id });
  }
  const isHere = (person: string) => hasCome(state.marks.get(person)?.mark);
  const claims = taken.filter(({ by, place }) => by !== place && isHere(by));
  for (const { by, place } of claims)
    if (!isHere(place) && !state.replaced.has(place)) state.replaced.set(place, by);
  const claimed = new Map<string, Map<string, string>>();
  for (const { by, place, event } of claims)
    claimed.set(place, (claimed.get(place) ?? new Map<string, string>()).set(by, event));
  const order = new Map(happened.map(({ id }, index) => [id, index]));
  const orderOf = (event: string) => order.get(event) ?? 0;
  for (const [spot, by] of claimed) {
    const owner = isHere(spot) && state.marks.get(spot);
    if (owner) by.set(spot, owner.event);
    if (by.size > 1)
      state.contested.set(
        spot,
        [...by.values()].sort((one, other) => orderOf(one) - orderOf(other)),
      );
  }
  return state;
}

function apply(state: DoorState, event: Happened, person: string): void {
  const { marks, paid, walkIns, remarks } = state;
  const { id, kind, method, walkIn, reason } = event;
  const said: Said = { at: event.happenedOn, event: id };
  const mark = (mark: DoorMark) => {
    const was = marks.get(person);
    if (reason === undefined && was?.mark === mark) remarks.set(id, 'alreadyMarked');
    else if (reason === undefined) marks.set(person, { ...said, mark });
    // A correction does not say when they came.
    else
      marks.set(person, {
        ...{ ...said, mark, reason },
        ...(was && hasCome(mark) && hasCome(was.mark) && { at: was.at }),
      });
  };
  switch (kind) {
    case 'here':
    case 'late':
    case 'absent':
    case 'excused':
      mark(kind);
      break;
    case 'undo':
      if (!marks.delete(person)) remarks.set(id, 'alreadyMarked');
      break;
    case 'walk-in':
      if (walkIn && !walkIns.has(person)) walkIns.set(person, { ...said, person, ...walkIn });
      if (!hasCome(marks.get(person)?.mark)) mark('here');
      break;
    case 'replaced':
      if (!hasCome(marks.get(person)?.mark)) mark('here');
      break;
    case 'paid':
      // Who pays later may pay after all.
      if (paid.has(person) && (paid.get(person)?.method !== 'account' || method === 'account'))
        remarks.set(id, 'alreadyPaid');
      else if (method) paid.set(person, { ...said, method });
      break;
    case 'undo-paid':
      if (!paid.delete(person)) remarks.set(id, 'alreadyPaid');
      break;
    case 'closed':
      break;
  }
}
