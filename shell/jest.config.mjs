import { browserProject } from '../infra/jest/preset.mjs';

const project = browserProject('shell');

/** With the constant that the build compiles in. */
export default {
  ...project,
  globals: { ...project.globals, __SHELL_VERSION__: '1.0.0', __REMOTE_OVERRIDES__: false },
};
