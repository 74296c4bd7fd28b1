import { type Static, Type } from 'typebox';
import { ById, Id, Instant, Nothing, strict } from './atoms';
import { defineCalls } from './call';

const link = {
  id: Id,
  createdOn: Instant,
  madeBy: Type.String({ description: 'Empty once they have left' }),
  expiresOn: Instant,
};

/** A link by which a shared phone runs one morning, without an account. */
export const DoorLink = strict(link);
export type DoorLink = Static<typeof DoorLink>;

/** A new one: its secret is shown once. */
export const NewDoorLink = strict({
  ...link,
  secret: Type.String({
    description: 'Sent as the header `Door-Link`, which opens the door’s calls for this session',
  }),
});
export type NewDoorLink = Static<typeof NewDoorLink>;

export const doorLinkCalls = defineCalls({
  'GET /api/v1/Sessions/{id}/door-links': {
    summary: 'The links that open a session’s door, without their secrets.',
    access: 'admin',
    params: ById,
    replies: { 200: Type.Array(DoorLink) },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/door-links': {
    summary: 'Makes a link that opens a session’s door until some hours after its end.',
    access: 'admin',
    params: ById,
    replies: { 201: NewDoorLink },
    errors: ['sessionNotFound', 'sessionCompleted'],
  },
  'DELETE /api/v1/Sessions/{id}/door-links/{linkId}': {
    summary: 'Ends a link at once.',
    access: 'admin',
    params: strict({ id: Id, linkId: Id }),
    replies: { 204: Nothing },
    errors: ['notFound'],
  },
});
