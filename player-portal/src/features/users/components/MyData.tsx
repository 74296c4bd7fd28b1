import { useChange } from 'shared-api';
import { Button, useFailure, useText } from 'shared-ui';
import { DownloadIcon, saveFile } from 'shared-ui/details';
import { exportMe } from '../api';

/** All data of the person, as a file (Law 25). */
export function MyData() {
  const text = useText();
  const failed = useFailure();
  const download = useChange(exportMe, {
    onSuccess: (data) =>
      saveFile(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json;charset=utf-8' }),
        `${text('profile.data.file')}.json`,
      ),
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
