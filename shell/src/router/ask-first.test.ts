import { useAuth } from 'shared-api';
import { registerPages } from 'shared-ui';
import { serve } from 'shared-ui/testing';
import { player } from '../testing/people';
import { askAtStart } from './ask-first';

afterEach(() => useAuth.getState().forget());

test('a page’s first question is asked before its code is there, of whoever may see it, in its language', () => {
  registerPages({
    portal: {
      mine: {
        path: { en: '/mine', fr: '/miennes' },
        access: 'player',
        asks: ['GET /api/v1/Sessions/my-sessions'],
      },
    },
  });
  const sent = serve({ 'GET /api/v1/Settings/club': {}, 'GET /api/v1/Sessions/my-sessions': [] });
  const calls = () => sent.map(({ call, language }) => `${language} ${call}`);
  askAtStart('/mine');
  expect(calls()).toEqual(['en GET /api/v1/Settings/club']);
  useAuth.getState().acceptLogin(player);
  askAtStart('/miennes');
  expect(calls().slice(1)).toEqual(['fr GET /api/v1/Settings/club', 'fr GET /api/v1/Sessions/my-sessions']);
  registerPages({ portal: {} });
});
