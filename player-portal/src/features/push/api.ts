import { call, defineMutation, type PushSubscriptions, queryOf, shown } from 'shared-api';

/** The person's devices that are notified, and of what none of them is. */
export const pushQuery = () => queryOf(['push'], 'GET /api/v1/Push/subscriptions', {});
/** By what the browser's push service knows the club. */
export const readPushKey = () => call('GET /api/v1/Push/key', {});

const answered = { changes: [], answers: (now: PushSubscriptions) => [shown(pushQuery(), now)] };
export const saveThisDevice = defineMutation('PUT /api/v1/Push/subscriptions', answered);
export const removeDevice = defineMutation('DELETE /api/v1/Push/subscriptions/{id}', answered);
export const saveKinds = defineMutation('PUT /api/v1/Push/kinds', {
  ...answered,
  optimistic: ({ body: { off } }) => [shown(pushQuery(), (known) => known && { ...known, off })],
});
export const sendTrial = defineMutation('POST /api/v1/Push/trial', answered);
