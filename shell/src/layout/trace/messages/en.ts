/** How the shell came by each remote (`?trace`); English is the source. */
export const en = {
  'trace.title': 'Trace',
  'trace.waiting': 'Not needed so far',
  'trace.release':
    '{why, select, live {Live release {release}} gradual {Gradual release {release}} fallback {{release}, the last release that worked here} override {A developer’s own release} other {No release}}{age, select, none {} other {, made {age}}}; {integrity, select, true {integrity confirmed} other {integrity not confirmed}}',
  'trace.steps':
    'Pointer {pointer}, entry {entry}, app {app}; {retries, plural, =0 {no retries} one {# retry} other {# retries}}',
  'trace.step': '{milliseconds} ms',
  'trace.failure': 'Last failure: {failure}',
  'trace.copy': 'Copy as JSON',
} as const;
