import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clubForAll } from '../support/club';

const siteDir = mkdtempSync(join(tmpdir(), 'courtside-site-'));
writeFileSync(
  join(siteDir, 'index.html'),
  '<template><!--# include virtual="/api/page/answers$page" --></template>',
);
const club = clubForAll({ siteDir });

const answersAt = async (url: string, headers: Record<string, string> = {}) => {
  const { body } = await club.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const text = /^<template>(.*)<\/template>$/s.exec(body)?.[1] ?? '';
  return JSON.parse(text) as Record<string, { revision: string | null; body: unknown }>;
};

test.each([
  ['/', '/api/v1/Sessions/available'],
  ['/fr', '/api/v1/Sessions/available'],
  ['/schedule', '/api/v1/Sessions/upcoming'],
  ['/horaire', '/api/v1/Sessions/upcoming'],
])(
  'a document of %s has what a visitor is answered to the letter, whoever asks for it',
  async (url, call) => {
    const id = await club.session({ location: 'Gymnase <Nord> & Cie' });
    const player = await club.person({ firstName: '</template>' });
    (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
    const asVisitor = await club.app.inject(call);
    const asPlayer = await club.app.inject({
      url: call,
      headers: { authorization: `Bearer ${player.token}` },
    });
    // The player has an answer of their own, which nobody else must read.
    expect(asPlayer.body).not.toBe(asVisitor.body);
    let found: Awaited<ReturnType<typeof answersAt>> = {};
    // A document does not wait for what is read for the first time.
    while (!found[call]) found = await answersAt(url, { authorization: `Bearer ${player.token}` });
    expect(Object.keys(found)).toEqual(['/api/v1/Settings/club', call]);
    expect(JSON.stringify(found[call]?.body)).toBe(asVisitor.body);
    expect(found[call]?.revision).toBe(asVisitor.headers['sessions-revision']);
    expect(JSON.stringify(found['/api/v1/Settings/club']?.body)).toBe(
      (await club.app.inject('/api/v1/Settings/club')).body,
    );
  },
);

test('documents of players’ pages have nothing', async () => {
  for (const url of ['/my-sessions', '/profil', '/admin/sessions']) {
    const { body } = await club.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toBe('<template></template>');
  }
});
