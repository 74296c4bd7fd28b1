import { nodeProject } from '../infra/jest/preset.mjs';

export default nodeProject('infra');
