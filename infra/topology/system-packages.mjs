import { installChromium } from '../bootstrap/chromium.mjs';
import { missingPrograms } from './programs.mjs';

// What tests need of the system, by one process: apt-get refuses to run twice at once.

installChromium();
missingPrograms();
