import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { Container, ErrorState, Page, PageSkeleton, useText } from 'shared-ui';
import { shellVersion } from '../../../remotes/compatibility';
import { isLoadError } from '../../../remotes/failure';
import { reloadOnce } from '../../../remotes/reload-once';
import { reportShellFailure } from '../../../remotes/report';
import { useDrawAgain } from '../../../remotes/use-draw-again';
import { useFileRecovery } from '../../../remotes/use-recovery';

/** An error of one of the shell's own pages, in its place, with retry and reload. */
export function PageError() {
  const error = useRouteError();
  const text = useText();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const again = useDrawAgain();
  const { pathname, search, state } = useLocation();
  // A release removed the page's file while the tab was open: a reload finds the new one.
  useEffect(() => {
    reportShellFailure(error);
    if (isLoadError(error)) reloadOnce('shell', shellVersion());
  }, [error]);
  // The router remembers the failed import; navigating to the same address would only render the error again.
  const retry = () =>
    isLoadError(error) ? location.reload() : void navigate(`${pathname}${search}`, { replace: true, state });
  useFileRecovery(error, shellVersion());
  if (again) return null;
  // The next page is not the one that failed.
  if (navigation.state !== 'idle') return <PageSkeleton />;
  return (
    <Page bare hidden title={text('ui.error.title')}>
      <Container maxWidth="md" sx={{ display: 'grid', alignContent: 'center', minHeight: '62vh' }}>
        <ErrorState heading="h1" error={error} onRetry={retry} />
      </Container>
    </Page>
  );
}
