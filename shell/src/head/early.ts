import { showFirstWords } from './first-words';
import { preload } from './preload';

// Runs from the page itself, before any app.
preload();
showFirstWords();
