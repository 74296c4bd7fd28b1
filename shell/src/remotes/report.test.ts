import { Answer, type SentRequests, serve } from 'shared-ui/testing';
import { RemoteFailure } from './failure';
import { reportFailure, reportShellFailure } from './report';
import { traceOf } from './trace';

jest.mock('./compatibility', () => ({ shellVersion: () => '1.0.0', shellBuild: () => 's1' }));

const call = 'POST /api/v1/Telemetry/remotes';
let requests: SentRequests;
const sent = () => Array.from(requests, ({ body }) => body);
beforeEach(() => {
  requests = serve({ [call]: new Answer(204, null) });
});

test('a failure names its release, and how the shell came by it', () => {
  const trace = { why: 'gradual', pointer: 12, entry: 40, retries: 2, at: 1400 } as const;
  Object.assign(traceOf('stats'), { ...trace, build: 'b7', version: '1.2.0' });
  reportFailure('stats', new RemoteFailure('crashed', 'no figures'));
  expect(sent()).toEqual([
    {
      ...{ remote: 'stats', cause: 'crashed', version: '1.2.0', build: 'b7' },
      ...{ detail: 'shell 1.0.0: no figures', trace },
    },
  ]);
});

test('a failure of the shell itself names its own release', () => {
  reportShellFailure(new Error('Loading chunk 945 failed.'));
  expect(sent()).toEqual([
    {
      remote: 'shell',
      cause: 'unreachable',
      version: '1.0.0',
      build: 's1',
      detail: 'shell 1.0.0: Loading chunk 945 failed.',
    },
  ]);
});
