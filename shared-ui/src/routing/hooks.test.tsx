import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render';
import { useAlternate } from './hooks';
import { registerPages } from './site';

const Switch = () => <p>{useAlternate().path}</p>;

test('the other language shows the part of the page that is open, whoever has opened it', () => {
  registerPages({ portal: { me: { path: { en: '/me', fr: '/moi' }, access: 'anyone' } } });
  renderUi(<Switch />, '/me?a=1');
  expect(screen.getByText('/moi?a=1')).toBeVisible();
  act(() => {
    window.history.replaceState(null, '', '#security');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('/moi?a=1#security')).toBeVisible();
  window.history.replaceState(null, '', '/');
});
