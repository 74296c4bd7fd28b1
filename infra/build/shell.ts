import { shellConfig } from '../webpack/shell';
import { overridesAllowed } from '../workspaces/inputs.mjs';

// What only the shell's build has; `courtside-build` goes without it.

export { addServiceWorker } from './service-worker';
export { addHeadFiles, addShellFiles } from './shell-files';
export const config = () => shellConfig('production', overridesAllowed());
