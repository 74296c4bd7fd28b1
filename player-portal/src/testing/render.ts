import { renderWith } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

export const { renderPage } = renderWith({ messages: { en, fr } });
