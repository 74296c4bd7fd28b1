import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clubDate } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';
import { gameDayFrom } from '../../shared-api/common/passes';
import { ensureBuilt } from '../bootstrap/fresh.mjs';
import { print, refuse } from '../bootstrap/print.mjs';
import { program, run } from '../bootstrap/run.mjs';

/*
 * `npm run test:hours [-- <Playwright's arguments>]`: browser tests at hours of the club that differ from most. Product,
 * database, browser and tests have the same false clock. `TEST_AT=2027-11-07T01:15-05:00` is a moment of one's own.
 */

/** While a session is played, and when the club's day is not the one in UTC and about to end. */
const hours = ['10:30', '23:30'];

const library = 'faketime/libfaketimeMT.so.1';
const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
if (!folders.some((folder) => existsSync(join('/usr/lib', folder, library))))
  refuse('There is no libfaketime, so nothing was tested: on Debian or Ubuntu, `apt-get install faketime`.');

// A release of tomorrow would stay.
await ensureBuilt();
const saturday = gameDayFrom(clubDate(), 6);
const moments = process.env.TEST_AT
  ? [new Date(process.env.TEST_AT)]
  : hours.map((hour) => instantOf(saturday, hour));

let failed = false;
for (const moment of moments) {
  const ahead = Math.round((moment.getTime() - Date.now()) / 1000);
  print(`\n── as if it were ${moment.toISOString()} ──`);
  const code = await run(
    ...program('@playwright/test', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)),
    {
      // `$LIB` is the architecture's folder.
      LD_PRELOAD: `/usr/$LIB/${library}`,
      FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
      // Timers go on; without the second, Chromium's threads spin.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
    },
  );
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
