import { installChromium } from '../bootstrap/chromium.mjs';
import { missingPrograms } from './programs.mjs';

// Installs what tests need from the system, in one process: apt-get refuses to run twice at once.

installChromium();
missingPrograms();
