import fc from 'fast-check';
import { readBrought as read } from '../support/brought';
import { sequences } from '../support/engines';
import { generatedStatement } from './generated-statements';

test('a statement of any form is read rightly, or its columns are asked about', async () => {
  let readRightly = 0;
  await fc.assert(
    fc.asyncProperty(generatedStatement, async ({ file, told }) => {
      const found = await read(file);
      if (!found?.table?.mapping) return;
      expect(found.unreadableRows).toEqual([]);
      expect(found.transfers.map(({ date, cents }) => [date, cents])).toEqual(
        told.map(({ date, cents }) => [date, cents]),
      );
      for (const [index, { text }] of told.entries()) expect(found.transfers[index]?.message).toContain(text);
      readRightly++;
    }),
    sequences(1000),
  );
  // Otherwise asking about everything would do.
  expect(readRightly).toBeGreaterThan(sequences(1000).numRuns / 8);
});
