import { messageOf, useChange } from 'shared-api';
import { Button, DownloadIcon, notify, useText } from 'shared-ui';
import { saveFile } from '../../../files/save-file';
import { exportMe } from '../api';

/** All data of the person, as a file (Law 25). */
export function MyData() {
  const text = useText();
  const download = useChange(exportMe, {
    onSuccess: (data) =>
      saveFile(JSON.stringify(data, null, 2), 'application/json', `${text('profile.data.file')}.json`),
    onError: (error) => notify(messageOf(error, text('profile.data.failed')), 'error'),
  });
  return (
    <Button
      color="secondary"
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {text('profile.data.download')}
    </Button>
  );
}
