/** One run, one project per folder; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on the two of CI is half of them.
  maxWorkers: 2,
  projects: [
    ...['shared-api', 'shared-ui', 'shell', 'player-portal', 'admin-console', 'server', 'infra'].map(
      (folder) => `<rootDir>/${folder}`,
    ),
    '<rootDir>/server/jest.embedded.config.mjs',
  ],
};
