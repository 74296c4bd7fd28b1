import { browserProject } from '../infra/jest/preset.mjs';

const project = browserProject('shell');

/** With the constant that the build compiles in. */
export default {
  ...project,
  globals: { ...project.globals, __REMOTE_OVERRIDES__: false },
};
