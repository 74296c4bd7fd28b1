import type { Route } from '../../http/route';
import type { WithLimits } from '../../services';
import { invitePeople, previewInvitations } from './service';

/** Inviting people, for administrators. */
export function invitationRoutes(route: Route, { limits }: WithLimits): void {
  route('POST /api/v1/Users/invitations/preview', {
    apart: ({ services, body }) => previewInvitations(services, body.content),
  });
  route('POST /api/v1/Users/invitations', {
    before: ({ caller }) => limits.consume('invitations', caller.id),
    perform: ({ services, body, caller, language }) =>
      invitePeople(services, { ...body, language: body.language ?? language }, caller),
  });
}
