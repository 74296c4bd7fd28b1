import type { Session } from 'shared-api';
import { LinkButton, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

function Link({ session: { id, opening } }: { session: Session }) {
  const text = useText();
  return (
    <LinkButton to="draw" query={{ id }} size="small" color="secondary" sx={{ justifySelf: 'start' }}>
      {text(opening?.drawnOn ? 'draw.linkDrawn' : 'draw.link')}
    </LinkButton>
  );
}

/** Leads to how a session's spots are drawn, or were. */
export const DrawLink = (props: { session: Session }) => (
  <PageMessages catalogues={{ en, fr }}>
    <Link {...props} />
  </PageMessages>
);
