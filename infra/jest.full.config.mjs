import { fullTests } from './jest/preset.mjs';
import infra from './jest.config.mjs';

/** Tests that start programs. */
export default { ...infra, displayName: 'infra-full', ...fullTests };
