import { createFormatters, createIntl } from '@formatjs/intl';
import { type Locale, Plan } from 'shared-api';
import { regionOf } from 'shared-api/format';
import { createFormat } from '../format/create-format';
import { payment } from '../testing';
import { en } from './en';
import { fr } from './fr';
import { purposeText } from './purpose';
import type { TextOf } from './text';

const catalogues = { en, fr };
const missing = { missing: '', invalidDate: '', invalidTime: '', range: () => '' };

const shown = (of: Parameters<typeof purposeText>[0], locale: Locale = 'en') => {
  const intl = createIntl({ locale: regionOf[locale], messages: catalogues[locale] });
  const i18n = {
    text: ((id, values) => intl.formatMessage({ id }, values)) satisfies TextOf,
    format: createFormat(locale, missing, createFormatters()),
  };
  return purposeText(of, i18n).replace(/\u00a0/g, ' ');
};

const session = payment({ sessionDate: '2026-11-21' });
const pass = payment({
  ...{ plan: Plan.Membership, sessionId: null, sessionDate: null },
  ...{ passStart: '2026-11-21', passEnd: '2027-02-20' },
});

test.each([
  ['a session', session, 'Sat, Nov 21', 'sam. 21 nov.'],
  [
    'a late no',
    { ...session, late: true },
    'Sat, Nov 21 · cancelled late',
    'sam. 21 nov. · annulation tardive',
  ],
  [
    'a guest whose spot was given up late',
    { ...session, guestName: 'Camille', late: true },
    'Sat, Nov 21 · guest: Camille · cancelled late',
    'sam. 21 nov. · pour Camille · annulation tardive',
  ],
  [
    'what is no longer owed',
    { ...session, withdrawnOn: '2026-11-20T12:00:00Z' },
    'Sat, Nov 21 · no longer owed',
    'sam. 21 nov. · n’est plus à payer',
  ],
  [
    'a pass',
    pass,
    'Season pass, Nov 21, 2026 to Feb 20, 2027',
    'Abonnement de saison, du 21 nov. 2026 au 20 févr. 2027',
  ],
  ['a payment without a session', { ...session, sessionDate: null }, 'Drop-in', 'À la séance'],
  [
    'a season without its pass',
    { ...pass, passStart: null, passEnd: null },
    'Season Pass',
    'Abonnement de saison',
  ],
])('says what is owed, and why: %s', (_, subject, english, french) => {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  expect(shown(subject)).toBe(english);
  expect(shown(subject, 'fr')).toBe(french);
});
