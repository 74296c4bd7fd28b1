import { screen } from '@testing-library/react';
import { Language } from 'shared-api';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { SendConfirm } from './SendConfirm';
import { blankMailing } from './values';

const ana = { email: 'ana@club.example', name: 'Ana Roy' };

test.each([
  [Language.English, /^3 people have chosen the other language/],
  [Language.French, /^1 person has chosen the other language/],
  [Language.Bilingual, undefined],
])('a mailing in language %s says before it is sent who reads the other one', async (language, said) => {
  const asked = serve(() => ({
    ...{ people: 5, names: ['Ana Roy'], skipped: 0, lastOn: null },
    readers: { english: 1, french: 3 },
  }));
  for (const audience of ['all', 'some'] as const) {
    const values = { ...blankMailing(), audience, recipients: [ana], language };
    const { unmount } = renderPage(
      <SendConfirm values={values} open onConfirm={() => {}} onClose={() => {}} />,
      '/admin',
    );
    expect(await screen.findByText('Ana Roy', { exact: false })).toBeVisible();
    if (said) expect(screen.getByText(said)).toBeVisible();
    else expect(screen.queryByText(/other language/)).toBeNull();
    unmount();
  }
  expect(asked.to('POST /api/v1/Communication/recipients')[0]).toMatchObject({
    body: { emailType: 'announcement', emails: [ana.email] },
  });
});

test.each([
  ['/admin', '2 skipped (unsubscribed, suspended or without a confirmed address)'],
  ['/fr/admin', '2 personnes ignorées (désabonnées, suspendues ou sans adresse confirmée)'],
])(
  'whom a mailing leaves out has an address that nobody confirmed, or none at all (%s)',
  async (path, said) => {
    serve(() => ({ people: 1, names: ['Ana Roy'], skipped: 2, lastOn: null }));
    const values = { ...blankMailing(), audience: 'all' as const };
    renderPage(<SendConfirm values={values} open onConfirm={() => {}} onClose={() => {}} />, path);
    expect(await screen.findByText(said)).toBeVisible();
  },
);
