import { remoteNames } from '../workspaces/apps';
import { bundledPackages, foreignCode } from './bundled';

describe.each(remoteNames)('the build of %s', (app) => {
  test('carries nothing that the shell provides, MUI and emotion least of all', () => {
    expect(foreignCode(app)).toEqual([]);
  });

  test('is really read: its source maps name the federation runtime', () => {
    expect([...bundledPackages(app).values()].flat()).toContain('@module-federation/webpack-bundler-runtime');
  });
});
