import { browserProject } from '../infra/jest/preset.mjs';

export default browserProject('shared-ui');
