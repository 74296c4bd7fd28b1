import { club, renderWith } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

export const { renderPage, renderRoutes } = renderWith({
  messages: { en, fr },
  clubName: club.organizationName,
});
