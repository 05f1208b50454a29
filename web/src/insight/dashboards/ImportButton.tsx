import Upload from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { readDashboardFile } from '@taem/domain/insight/dashboards/dashboardFile.ts';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import { useDashboardMessages } from './messages.ts';
import { leaveForWorkbench } from './useDraft.ts';

/** Maximum file size: more than the limits of a dashboard allow. */
const MAX_BYTES = 1_000_000;

/** Opens a dashboard from a file in the workbench, to be checked and saved. */
export function ImportButton() {
  const t = useDashboardMessages();
  const notify = useNotice();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    const found = file && file.size <= MAX_BYTES ? readDashboardFile(await file.text()) : 'NONE';
    if (typeof found === 'string') return notify(t(found === 'NONE' ? 'import.none' : 'import.format'), 'warning');
    leaveForWorkbench('file', found);
    navigate('/insight/workbench?of=file');
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('action.import')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={<Upload />} onClick={() => field.current?.click()}>
        {t('action.import')}
      </Button>
    </>
  );
}
