import { shellConfig } from '../webpack/shell';
import { overridesAllowed } from '../workspaces/inputs.mjs';

export { addServiceWorker } from './service-worker';
export { addHeadFiles, addShellFiles, nameBuild, rootIntegrity } from './shell-files';
export const config = () => shellConfig('production', overridesAllowed());
