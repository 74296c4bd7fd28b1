import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { startOwnProduct } from '../../../infra/bootstrap/own-product';
import { patience } from '../../../infra/bootstrap/patience.mjs';

const megabyteOf = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length));

test('whoever sends a megabyte of nonsense, others are answered meanwhile', async () => {
  await ensureServerBuilt();
  const product = await startOwnProduct({ RATE_LIMITS: 'false' });
  try {
    const send = (call: string, body: object, token = '') =>
      fetch(`${product.url}/api/v1/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const { token } = (await (
      await send('Users/login', { username: 'admin', password: 'Admin123!' })
    ).json()) as { token: string };
    let unread = 0;
    const read = async (call: string, text: string) => {
      unread++;
      const content = Buffer.from(text).toString('base64');
      const reply = await send(call, { content }, token).finally(() => unread--);
      return ((await reply.json()) as { code?: string }).code;
    };
    const head = 'From: notify@payments.interac.ca\nMIME-Version: 1.0\nSubject: INTERAC e-Transfer\n\n';
    const replies = Promise.all([
      read('Users/invitations/preview', megabyteOf('a@b.c,d ')),
      read('Transfers/preview', `<OFX><STMTTRN><NAME>${megabyteOf('a,')}`),
      read('Transfers/preview', head + megabyteOf('-')),
    ]);
    while (unread > 0) {
      const asked = performance.now();
      expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
      expect(performance.now() - asked).toBeLessThan(1000 * patience);
      await sleep(20);
    }
    expect(await replies).toEqual(['tooManyPeople', undefined, 'unreadableStatement']);
  } finally {
    await product.stop('SIGKILL');
  }
});
