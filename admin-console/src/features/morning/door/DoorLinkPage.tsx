import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Box, EmptyState, Page, Text, useRecordId, useText } from 'shared-ui';
import { Door } from './Door';
import { keepLink, linkTo } from './link';

/** `/door/:id`: one session's door, for a shared phone that somebody opened it on by a link. */
export function Component() {
  const text = useText();
  const id = useRecordId();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  if (hash) keepLink(id, hash);
  const { doorLink } = linkTo(id);
  // Nobody finds the secret in the address bar, or in what is shared from it.
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return (
    <Page title={text('door.title')} bare hidden>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        {doorLink ? (
          // Another link asks at once.
          <Door key={doorLink} id={id} />
        ) : (
          <EmptyState title={<Text id="door.link.none" />} heading="h1">
            <Text id="door.link.noneText" />
          </EmptyState>
        )}
      </Box>
    </Page>
  );
}
