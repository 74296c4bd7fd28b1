/** One run, one project per folder; `npx jest --selectProjects server` runs one. */
export default {
  projects: [
    ...['shared-api', 'shared-ui', 'shell', 'player-portal', 'admin-console', 'server', 'infra'].map(
      (folder) => `<rootDir>/${folder}`,
    ),
    '<rootDir>/server/jest.postgres.config.mjs',
  ],
};
