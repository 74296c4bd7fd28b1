import { useChange } from 'shared-api';
import { Button, useFailure, useText } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
import { saveFile } from '../../../files/save-file';
import { exportMe } from '../api';

/** All data of the person, as a file (Law 25). */
export function MyData() {
  const text = useText();
  const failed = useFailure();
  const download = useChange(exportMe, {
    onSuccess: (data) =>
      saveFile(JSON.stringify(data, null, 2), 'application/json', `${text('profile.data.file')}.json`),
    onError: (error) => failed(error, 'profile.data.failed', text('profile.data.download')),
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
