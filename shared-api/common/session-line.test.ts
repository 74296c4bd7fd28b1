import { createFormatters } from '@formatjs/intl';
import { SessionStatus } from '../contract/enums';
import { formatsOf } from './format';
import { sessionLine, sessionState, shortIdOf } from './session-line';

const formatters = createFormatters();
const formats = { en: formatsOf('en', formatters), fr: formatsOf('fr', formatters) };
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const session = {
  sessionDate: tomorrow,
  startTime: '10:00',
  endTime: '12:30',
  dropInPrice: 10,
  status: SessionStatus.Open as SessionStatus,
  maxCapacity: 20,
  registeredPlayersCount: 16,
  offeredPlacesCount: 1,
};

test.each([
  [{}, '10:00 AM to 12:30 PM · 3 spots left · $10.00', '10 h à 12 h 30 · 3 places libres · 10,00 $'],
  [{ registeredPlayersCount: 18 }, '· 1 spot left ·', '· 1 place libre ·'],
  [{ dropInPrice: 0 }, /spots left$/, /places libres$/],
  [
    { status: SessionStatus.Full, registeredPlayersCount: 20, offeredPlacesCount: 0 },
    '· Full: join the waiting list · $10.00',
    '· Complète : liste d’attente ouverte · 10,00 $',
  ],
  [
    { opening: { opensAt: '2199-05-04T16:00:00Z', drawsAt: null, drawnOn: null, isReminded: false } },
    /30 PM · Opens .*12:00 PM · \$10\.00$/,
    /30 · Ouvre le .*12 h · 10,00 \$$/,
  ],
  [
    {
      opening: { opensAt: null, drawsAt: '2199-05-04T22:00:00Z', drawnOn: null, isReminded: false },
      status: SessionStatus.Full,
    },
    /PM · Spots are drawn .*6:00 PM · \$10\.00$/,
    /30 · Tirage des places le .*18 h · 10,00 \$$/,
  ],
  [{ sessionDate: '2026-01-03' }, /PM · Already started$/, /30 · Déjà commencée$/],
  [{ status: SessionStatus.Cancelled }, /PM · Cancelled$/, /30 · Annulée$/],
  [{ status: SessionStatus.Completed }, /PM · Over$/, /30 · Terminée$/],
])('a session in one line: %j', (changes, en, fr) => {
  const given = { ...session, ...changes };
  const line = (locale: 'en' | 'fr') => sessionLine(given, locale, formats[locale]);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(line('en'))).toMatch(en);
  expect(plain(line('fr'))).toMatch(fr);
  for (const locale of ['en', 'fr'] as const)
    expect(line(locale)).toContain(formats[locale].date(given.sessionDate, 'shortDay'));
});

test('the public address of a session ends with the random part of its id', () => {
  expect(shortIdOf({ id: '01a222f0-f3c5-71eb-9bbb-23808624bc41' })).toBe('23808624bc41');
});

test.each([
  [{ registeredPlayersCount: 15 }, 'open'],
  [{ registeredPlayersCount: 16 }, 'few'],
  [{ status: SessionStatus.Full }, 'full'],
  [{ sessionDate: '2026-01-03', status: SessionStatus.Full }, 'begun'],
  [{ sessionDate: '2026-01-03', status: SessionStatus.Cancelled }, 'cancelled'],
  [{ status: SessionStatus.Completed }, 'over'],
  [
    { opening: { opensAt: '2199-01-01T00:00:00Z', drawsAt: null, drawnOn: null, isReminded: false } },
    'opens',
  ],
  [{ opening: { opensAt: '2020-01-01T00:00:00Z', drawsAt: null, drawnOn: null, isReminded: false } }, 'few'],
  [{ opening: { opensAt: null, drawsAt: '2020-01-01T00:00:00Z', drawnOn: null, isReminded: false } }, 'draw'],
  [
    {
      opening: {
        opensAt: null,
        drawsAt: '2020-01-01T00:00:00Z',
        drawnOn: '2020-01-01T00:01:00Z',
        isReminded: false,
      },
    },
    'few',
  ],
] as const)('%j is %s', (changes, state) => {
  expect(sessionState({ ...session, ...changes })).toBe(state);
});
