import { shellConfig } from '../webpack/shell';
import { overridesAllowed } from '../workspaces/inputs.mjs';

// Parts of the shell's build only; not in `courtside-build`.

export { addServiceWorker } from './service-worker';
export { addHeadFiles, addShellFiles } from './shell-files';
export const config = () => shellConfig('production', overridesAllowed());
