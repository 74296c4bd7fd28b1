import { useQuery } from '@tanstack/react-query';
import qrcode from 'qrcode-generator';
import { useState } from 'react';
import { useChange } from 'shared-api';
import {
  Box,
  Button,
  CopyButton,
  Stack,
  Typography,
  useFailure,
  useFormat,
  usePath,
  useText,
} from 'shared-ui';
import { InfoDialog } from '../../../layout/InfoDialog';
import { doorLinksQuery, endDoorLink, makeDoorLink } from '../api';

/** A QR code, black on white in either theme, with the margin of four modules that ISO/IEC 18004 asks for. */
function QrCode({ content, name }: { content: string; name: string }) {
  const code = qrcode(0, 'M');
  code.addData(content);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size }, (_, at) => at);
  const dark = all.flatMap((row) =>
    all.flatMap((column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : [])),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={name}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      sx={{ width: '100%', maxWidth: 280, bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}

interface DoorLinkDialogProps {
  session: string;
  open: boolean;
  onClose: () => void;
}

/** Makes and ends the links of a session. A new one is shown once, as a QR code and as an address. */
export function DoorLinkDialog({ session: id, open, onClose }: DoorLinkDialogProps) {
  const text = useText();
  const format = useFormat();
  const path = usePath();
  const links = useQuery({ ...doorLinksQuery(id), enabled: open });
  const [address, setAddress] = useState<string>();
  const failed = useFailure();
  const onError = (error: Error) => failed(error, 'door.link.failed', text('door.links'));
  const make = useChange(makeDoorLink, {
    onSuccess: ({ secret }) => setAddress(`${location.origin}${path('doorLink', { id })}#${secret}`),
    onError,
  });
  const end = useChange(endDoorLink, { onSuccess: () => setAddress(undefined), onError });
  const leave = () => {
    setAddress(undefined);
    onClose();
  };
  return (
    <InfoDialog title={text('door.links')} maxWidth="xs" open={open} onClose={leave}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{text('door.link.about')}</Typography>
        {address ? (
          <>
            <QrCode content={address} name={text('door.link.qr')} />
            <CopyButton value={address} what={text('door.link.copy')} label={text('door.link.copy')} />
            <Typography variant="body2">{text('door.link.once')}</Typography>
          </>
        ) : (
          <Button
            variant="contained"
            loading={make.isPending}
            onClick={() => make.mutate({ params: { id } })}
          >
            {text('door.link.make')}
          </Button>
        )}
        {links.data?.map((link) => (
          <Stack key={link.id} direction="row" sx={{ gap: 1, alignItems: 'center', width: '100%' }}>
            <Typography variant="body2" sx={{ flexGrow: 1 }}>
              {text('door.link.until', {
                name: link.madeBy,
                date: format.date(link.expiresOn, 'medium'),
                time: format.time(link.expiresOn),
              })}
            </Typography>
            <Button
              size="small"
              color="error"
              sx={{ flexShrink: 0 }}
              disabled={end.isPending}
              onClick={() => end.mutate({ params: { id, linkId: link.id } })}
            >
              {text('door.link.end')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </InfoDialog>
  );
}
