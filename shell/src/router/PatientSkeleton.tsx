import { Alert, Announcement, Container, PageSkeleton, Text, useIsLate } from 'shared-ui';

/** In place of a page that is loading; says when that takes long. */
export function PatientSkeleton() {
  const isLate = useIsLate(true);
  return (
    <>
      <Container sx={{ pt: isLate ? 3 : 0 }}>
        <Announcement>
          {isLate && (
            <Alert severity="info" role="none">
              <Text id="remote.slow" />
            </Alert>
          )}
        </Announcement>
      </Container>
      <PageSkeleton />
    </>
  );
}
