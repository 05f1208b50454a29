import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import type { ListState } from './listAddress.ts';
import { download, type ExportFormat, exportAddress } from './listExport.ts';
import { useResourceMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';

interface Props {
  readonly record: RecordDeclaration;
  readonly state: ListState;
  readonly columns: readonly string[];
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** MGMT-28 The list as it is shown, all pages of it, as a file that is named after it. */
export function ListExport({ record, state, columns }: Props) {
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (record.unexported) return null;

  const save = async (format: ExportFormat) => {
    setAnchor(null);
    setIsBusy(true);
    try {
      await download(
        exportAddress(record, { ...state, columns }, format, language),
        `${record.words.many.en}.${format}`,
      );
    } catch {
      notify(t('export.failed'), 'warning');
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
