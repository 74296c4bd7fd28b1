import { nodeProject } from '../infra/jest/preset.mjs';

export default { ...nodeProject('infra'), globalSetup: '<rootDir>/jest/system-packages.ts' };
