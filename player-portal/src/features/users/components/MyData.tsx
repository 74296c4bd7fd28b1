import { messageOf, useChange } from 'shared-api';
import { Button, notify, useText } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
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
