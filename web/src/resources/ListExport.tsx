import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../app/notice.tsx';
import { download, ExportBusy, type ExportFormat } from './listExport.ts';
import { useResourceMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Where the file is, asked when somebody wants it. */
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** MGMT-28 The list as it is shown, all pages of it, as a file that is named after it. */
export function ListExport({ name, addressOf }: Props) {
  const t = useResourceMessages();
  const notify = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const save = async (format: ExportFormat) => {
    setAnchor(null);
    setIsBusy(true);
    try {
      await download(await addressOf(format), `${name}.${format}`);
    } catch (error) {
      notify(t(error instanceof ExportBusy ? 'export.busy' : 'export.failed'), 'warning');
    }
    setIsBusy(false);
  };

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Download />}
        loading={isBusy}
        loadingPosition="start"
        aria-label={t('export.label')}
        sx={onPhoneIconOnly}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('export.label')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
