import { call } from '../http/call';

export const unsubscribe = (token: string) =>
  call('POST /api/v1/Communication/unsubscribe', { query: { token } });
