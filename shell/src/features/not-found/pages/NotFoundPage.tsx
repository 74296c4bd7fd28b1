import { useNavigate } from 'react-router-dom';
import { BackIcon, Button, FullPageMessage, LinkButton, Page, useText } from 'shared-ui';

/** For an unknown path: links back and home. */
export function NotFoundPage() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Page bare hidden title={text('ui.notFound.title')} description={text('ui.notFound.text')}>
      <FullPageMessage
        mark="404"
        title={text('ui.notFound.title')}
        actions={
          <>
            <LinkButton to="home" variant="contained">
              {text('ui.action.home')}
            </LinkButton>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<BackIcon />}
              onClick={() => void navigate(-1)}
            >
              {text('ui.action.back')}
            </Button>
          </>
        }
      >
        {text('ui.notFound.text')}
      </FullPageMessage>
    </Page>
  );
}
