import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ExportFormat } from './listExport.ts';
import { useResourceMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Where the file is, asked when somebody wants it. */
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
}

// A list that is only read needs no menus.
const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }));

/** MGMT-28 The list as it is shown, all pages of it, as a file that is named after it. */
export function ListExport(file: Props) {
  const t = useResourceMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

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
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        {t('export.label')}
      </Button>
      {wasOpened && (
        <Suspense>
          <ExportMenu {...file} anchor={anchor} onClose={() => setAnchor(null)} onBusy={setIsBusy} />
        </Suspense>
      )}
    </>
  );
}
