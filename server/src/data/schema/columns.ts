import { customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: UUIDv7, generated here and not by the database, so that rows sort by age and both engines agree. */
export const id = () => uuid().primaryKey().$defaultFn(newId);

/** A new identifier. */
export const newId = (): string => v7();

/** Bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** A local time to the minute, e.g. `18:00`. */
export const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
});

/** An instant; never a local time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** When the row was created. */
export const createdOn = () => instant().notNull().defaultNow();

/** Incremented by every change, to detect concurrent edits. */
export const version = () => integer().notNull().default(1);

/** Canadian dollars, exact in the database and a number in JSON. */
export const money = () => numeric({ precision: 10, scale: 2, mode: 'number' });
