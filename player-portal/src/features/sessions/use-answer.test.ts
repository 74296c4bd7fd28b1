import { type ApiError, createQueryClient } from 'shared-api';
import { Answer, errorReply, serve, silence } from 'shared-ui/testing';
import { receipt } from '../../testing/taking-answers';
import { sendAnswer } from './use-answer';

const call = 'Attendance/sessions/s1';

beforeEach(() => {
  jest.useFakeTimers();
  createQueryClient();
});
afterEach(() => jest.useRealTimers());

/** Fails in these ways, then succeeds. @returns the result and the methods of what was sent */
const run = async (hasAnswered: boolean, failures: Answer[]) => {
  const sent = serve({
    [`POST /api/v1/${call}`]: () => failures.shift() ?? new Answer(201, receipt(true)),
    [`PUT /api/v1/${call}`]: () => failures.shift() ?? receipt(true),
  });
  const result = sendAnswer('s1', hasAnswered, { isAttending: true }).then(
    () => 'receipt',
    (error: ApiError) => error.status,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return { result: await result, sent: sent.map(({ method }) => method).join(' ') };
};
const failed = (status: number) => errorReply(status, 'internal');

test.each<[string, boolean, Answer[], string | number, string]>([
  ['a change that gets through is sent once', true, [], 'receipt', 'PUT'],
  ['a 500 is tried up to two more times', true, [failed(500), failed(500)], 'receipt', 'PUT PUT PUT'],
  ['so is a first answer', false, [failed(500), failed(500)], 'receipt', 'POST POST POST'],
  ['no response is tried up to two more times', true, [silence, silence, silence], 0, 'PUT PUT PUT'],
  ['a 400 is tried once more after a fresh look', true, [failed(400)], 'receipt', 'PUT PUT'],
  ['a 400 that stays is tried once more, too', true, [failed(400), failed(400)], 400, 'PUT PUT'],
  [
    'a 500 that stays is tried again after a fresh look',
    true,
    [failed(500), failed(500), failed(500)],
    'receipt',
    'PUT PUT PUT PUT',
  ],
  ['a refusal is a refusal', true, [errorReply(409, 'sessionFull')], 409, 'PUT'],
  [
    'one that was given elsewhere is changed',
    false,
    [errorReply(409, 'attendanceExists')],
    'receipt',
    'POST PUT',
  ],
  ['one that is gone is given', true, [errorReply(404, 'attendanceMissing')], 'receipt', 'PUT POST'],
])('%s', async (_case, hasAnswered, failures, result, sent) => {
  expect(await run(hasAnswered, failures)).toEqual({ result, sent });
});
