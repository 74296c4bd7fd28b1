import { useNavigate } from 'react-router-dom';
import { BackIcon, Button, FullPageMessage, LinkButton, Page, Text, useText } from 'shared-ui';

/** A path that no page has: back, or home. */
export function NotFoundPage() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Page bare hidden title={text('ui.notFound.title')} description={text('ui.notFound.text')}>
      <FullPageMessage
        mark="404"
        title={<Text id="ui.notFound.title" />}
        actions={
          <>
            <LinkButton to="home" variant="contained">
              <Text id="ui.action.home" />
            </LinkButton>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<BackIcon />}
              onClick={() => void navigate(-1)}
            >
              <Text id="ui.action.back" />
            </Button>
          </>
        }
      >
        <Text id="ui.notFound.text" />
      </FullPageMessage>
    </Page>
  );
}
