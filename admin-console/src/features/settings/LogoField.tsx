import { useQuery } from '@tanstack/react-query';
import { clubQuery, type LogoChange, messageOf, rules, useChange } from 'shared-api';
import { Alert, Box, Button, notify, Stack, Typography, useText } from 'shared-ui';
import { base64Of } from '../../files/bytes';
import { FileButton } from '../../layout/FileButton';
import { removeLogo, saveLogo } from './api';

const side = rules.logo.icon;
/** The largest picture in an e-mail, for sharp screens. */
const mail = { width: 480, height: 96 };

type Canvas = { canvas: HTMLCanvasElement; paper: CanvasRenderingContext2D };

const canvasOf = (width: number, height: number): Canvas | undefined => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paper = canvas.getContext('2d');
  return paper ? { canvas, paper } : undefined;
};

/** A canvas as a PNG; undefined when it is too large to be sent. */
const pngOf = async ({ canvas }: Canvas): Promise<string | undefined> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && blob.size <= rules.logo.max ? base64Of(blob) : undefined;
};

const drawn = async (image: HTMLImageElement): Promise<Omit<LogoChange, 'file'>> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const small = Math.min(mail.width / width, mail.height / height);
  const picture = canvasOf(Math.ceil(width * small), Math.ceil(height * small));
  picture?.paper.drawImage(image, 0, 0, picture.canvas.width, picture.canvas.height);
  // Phones cut icons into shapes of their own: it is in the middle of a light square, within the part that stays.
  const icon = canvasOf(side, side);
  if (icon) {
    const large = (side * 0.6) / Math.max(width, height);
    icon.paper.fillStyle = '#ffffff';
    icon.paper.fillRect(0, 0, side, side);
    const [w, h] = [width * large, height * large];
    icon.paper.drawImage(image, (side - w) / 2, (side - h) / 2, w, h);
  }
  const [forMail, forPhone] = await Promise.all([picture && pngOf(picture), icon && pngOf(icon)]);
  return { ...(forMail && { picture: forMail }), ...(forPhone && { icon: forPhone }) };
};

/** A logo's file, with the pictures of it that mail programs and phones show; without them if it can't be drawn. */
async function logoOf(file: File): Promise<LogoChange> {
  const address = URL.createObjectURL(file);
  try {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    return { file: await base64Of(file), ...(await drawn(image)) };
  } catch {
    return { file: await base64Of(file) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The club's logo, saved as soon as it is chosen. */
export function LogoField() {
  const text = useText();
  const { data: club } = useQuery(clubQuery());
  const change = useChange(
    async (file: File | undefined) => (file ? saveLogo({ body: await logoOf(file) }) : removeLogo({})),
    { onSuccess: () => notify(text('settings.saved')) },
  );
  const logo = club?.logo;
  return (
    <Stack role="group" aria-label={text('settings.logo')} sx={{ gap: 1.5 }}>
      {change.error && <Alert severity="error">{messageOf(change.error, text('settings.saveFailed'))}</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {logo && (
          <Box
            component="img"
            src={logo}
            alt={text('settings.logo')}
            sx={{ maxWidth: 160, height: 48, p: 0.5, objectFit: 'contain', borderRadius: 2, bgcolor: '#fff' }}
          />
        )}
        <FileButton
          variant="outlined"
          color="secondary"
          disabled={change.isPending}
          label={text('settings.logo')}
          accept=".png,image/png"
          onFiles={([file]) => change.mutate(file)}
        >
          {text(logo ? 'settings.logo.replace' : 'settings.logo.add')}
        </FileButton>
        {logo && (
          <Button color="secondary" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
            {text('settings.logo.remove')}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('settings.logo.hint')}
        </Typography>
      </Stack>
    </Stack>
  );
}
