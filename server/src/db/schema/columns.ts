import { integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Primary key: UUIDv7, made here and not by the database, so that rows sort by age and both engines agree. */
export const id = () => uuid().primaryKey().$defaultFn(newId);

/** A new identifier. */
export const newId = (): string => v7();

/** An instant; never a wall-clock time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** When the row was made. */
export const createdOn = () => instant().notNull().defaultNow();

/** Grows with every change, so that two people editing at once notice each other. */
export const version = () => integer().notNull().default(1);

/** Canadian dollars, exact in the database and a number in JSON. */
export const money = () => numeric({ precision: 10, scale: 2, mode: 'number' });
