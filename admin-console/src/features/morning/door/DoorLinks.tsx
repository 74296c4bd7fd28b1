import { Suspense, useState } from 'react';
import { Button, lazyPart, Text } from 'shared-ui';

const DoorLinkDialog = lazyPart(async () => (await import('./DoorLinkDialog')).DoorLinkDialog);

/** Opens the links by which shared phones run a session's morning. */
export function DoorLinks({ session }: { session: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        color="secondary"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        <Text id="door.links" />
      </Button>
      {wasOpen && (
        <Suspense>
          <DoorLinkDialog session={session} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
