import type { en } from './en';

/** How the shell came by each remote, in Québec French. */
export const fr = {
  'trace.title': 'Trace',
  'trace.waiting': 'Pas encore chargée',
  'trace.release':
    '{why, select, live {Version en ligne {release}} gradual {Version progressive {release}} fallback {{release}, dernière version qui a fonctionné ici} override {Version d’un poste de développement} other {Aucune version}}{age, select, none {} other {, publiée {age}}}; {integrity, select, true {intégrité confirmée} other {intégrité non confirmée}}',
  'trace.steps':
    'Pointeur {pointer}, entrée {entry}, application {app}; {retries, plural, =0 {aucune reprise} one {# reprise} other {# reprises}}',
  'trace.step': '{milliseconds} ms',
  'trace.failure': 'Dernière erreur : {failure}',
  'trace.copy': 'Copier en JSON',
} as const satisfies Record<keyof typeof en, string>;
