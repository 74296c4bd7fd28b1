import { remoteNames } from '../workspaces/apps';
import { bundledPackages, foreignCode, workersOf } from './bundled';

describe.each(remoteNames)('the build of %s', (app) => {
  test('carries nothing that the shell provides, MUI and emotion least of all', () => {
    expect(foreignCode(app)).toEqual([]);
  });

  // Workers have no access to shared modules: they cannot import what the shell provides.
  test('has workers that need nothing of the shell', () => {
    const needs = workersOf(app).map(({ name, code }) => [name, code.match(/Can not get '[^']*'/g)]);
    expect(needs).toEqual(needs.map(([name]) => [name, null]));
    expect(needs).toHaveLength(app === 'admin-console' ? 1 : 0);
  });

  test('is really read: its source maps name the federation runtime', () => {
    expect([...bundledPackages(app).values()].flat()).toContain('@module-federation/webpack-bundler-runtime');
  });
});
