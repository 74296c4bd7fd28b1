import { localeOf, pathFor } from 'shared-ui';
import { readSite, refreshSite, remoteFor, remoteNames, updatePages } from './site';

const page = (en: string, fr: string, access = 'anyone') => ({ path: { en, fr }, access });
const tables = {
  shell: { login: page('/not-its-word', '/not-its-word') },
  'player-portal': { home: page('/', '/fr'), guests: page('/guests', '/invites', 'player') },
  stats: { figures: page('/figures', '/chiffres') },
};

const inDocument = (text: string) => {
  document.head.innerHTML = `<template id="pages">${text}</template>`;
};
const answer = jest.fn();
beforeEach(() => {
  // jsdom lacks this signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
  answer.mockReset();
  globalThis.fetch = answer;
});

test('the document says which remotes there are and what they answer for; nothing is asked', async () => {
  inDocument(JSON.stringify(tables));
  await readSite();
  expect(remoteNames()).toEqual(['player-portal', 'stats']);
  expect(['/invites', '/figures/2027', '/fr/nothing', '/nothing', '/login'].map(remoteFor)).toEqual([
    'player-portal',
    'stats',
    'player-portal',
    undefined,
    undefined,
  ]);
  expect([localeOf('/chiffres'), pathFor('stats/figures', 'fr')]).toEqual(['fr', '/chiffres']);
  expect(answer).not.toHaveBeenCalled();
});

test('its own pages the shell knows best', async () => {
  inDocument(JSON.stringify(tables));
  await readSite();
  expect(pathFor('login', 'fr')).toBe('/connexion');
});

test('where the web server has put nothing into the document, it asks', async () => {
  inDocument('');
  answer.mockResolvedValue({
    ok: true,
    json: async () => ({ later: { own: page('/later', '/plus-tard') } }),
  });
  await readSite();
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/registry/pages.json']);
  expect(remoteFor('/plus-tard')).toBe('later');
});

test('what cannot be had, or is no table, changes nothing', async () => {
  inDocument(JSON.stringify(tables));
  await readSite();
  answer.mockRejectedValue(new Error('offline'));
  await refreshSite();
  answer.mockResolvedValue({
    ok: true,
    json: async () => ({ stats: { figures: page('//evil.example', '/x') } }),
  });
  await refreshSite();
  expect(remoteFor('/figures')).toBe('stats');
});

test('a release that has come since names its pages itself', async () => {
  inDocument(JSON.stringify(tables));
  await readSite();
  updatePages('stats', { months: { path: { en: '/months', fr: '/mois' }, access: 'anyone' } });
  expect([remoteFor('/mois'), remoteFor('/figures')]).toEqual(['stats', undefined]);
});

test('an address in other letters, or another of the page’s, becomes its own; the rest of it stays', async () => {
  const guests = { ...page('/guests', '/invites'), also: { en: '/people', fr: '/gens' } };
  inDocument(JSON.stringify({ stats: { guests } }));
  history.replaceState({ key: 'k' }, '', '/FR/Gens/aB?page=2#Top');
  await readSite();
  expect(location.href.slice(location.origin.length)).toBe('/invites/aB?page=2#Top');
  expect(history.state).toEqual({ key: 'k' });
  history.replaceState(null, '', '/');
});
