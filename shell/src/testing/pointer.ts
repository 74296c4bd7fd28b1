/** A valid pointer, as the registry answers. */
export const pointer = {
  contract: 1,
  version: '1.2.0',
  build: 'a1b2c3',
  entry: '/r/player-portal/a1b2c3/remoteEntry.0123.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  shell: '^1.0.0',
  releasedAt: '2026-11-21T12:00:00.000Z',
  enabled: true,
};
