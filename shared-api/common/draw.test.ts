import { createHash, createHmac } from 'node:crypto';
import { drawnOrder, hashOfSecret } from './draw';

const secret = 'f00d';

test('an order is computed as anybody can compute it', async () => {
  const entries = [
    { id: 'ana', tickets: 1 },
    { id: 'ben', tickets: 2 },
    { id: 'cam', tickets: 1 },
  ];
  const number = (ticket: string) => createHmac('sha256', secret).update(ticket).digest('hex');
  const best: [string, string][] = [
    [number('ana/1'), 'ana'],
    [[number('ben/1'), number('ben/2')].sort()[0] ?? '', 'ben'],
    [number('cam/1'), 'cam'],
  ];
  const order = best.sort().map(([, id]) => id);
  expect(await drawnOrder(secret, entries)).toEqual(order);
  expect(await drawnOrder(secret, [...entries].reverse())).toEqual(order);
  expect(await hashOfSecret(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
});

test('an empty draw has no order', async () => {
  expect(await drawnOrder(secret, [])).toEqual([]);
});
