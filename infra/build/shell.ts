import { asOneBundle } from '../webpack/one-bundle';
import { shellConfig } from '../webpack/shell';
import { isOneBundle, overridesAllowed } from '../workspaces/inputs.mjs';

export { addServiceWorker } from './service-worker';
export { addHeadFiles, addShellFiles, nameBuild, rootIntegrity } from './shell-files';
export const config = () => {
  const released = shellConfig('production', overridesAllowed());
  return isOneBundle() ? asOneBundle(released) : released;
};
