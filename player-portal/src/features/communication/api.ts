import { defineMutation } from 'shared-api';

export const unsubscribe = defineMutation('POST /api/v1/Communication/unsubscribe', { changes: ['users'] });
