import { browserProject } from '../jest/preset.mjs';
import { appNames } from '../workspaces/apps';

/** Jest's `preset: "courtside-build"`, for a remote in its own repository. */
export default browserProject(appNames.join());
