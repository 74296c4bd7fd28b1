import { club, renderWith } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { en as pagesEn } from '../messages/pages/en';
import { fr as pagesFr } from '../messages/pages/fr';

export const { renderPage, renderRoutes } = renderWith({
  messages: { en: { ...en, ...pagesEn }, fr: { ...fr, ...pagesFr } },
  clubName: club.organizationName,
});
