import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Tooltip } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { usePermission } from '../app/permission.ts';
import type { ExportFormat } from './download.ts';
import { useListMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The address of the file, loaded on demand. */
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
  /**
   * CU-4 Whether rows or columns are people: a list of people needs a right to be exported; columns of people are left
   * out without it.
   */
  readonly people?: 'rows' | 'columns' | undefined;
  /** What its button says, where that is not Export. */
  readonly label?: string;
  /** Says it on a phone too. */
  readonly isNamed?: boolean;
}

// A list that is only read needs no menus.
const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }));

/** MGMT-28 The list as it is shown, all pages of it, as a file that is named after it. */
export function ListExport({ people, label, isNamed = false, ...file }: Props) {
  const t = useListMessages();
  const words = label ?? t('export.label');
  const mayTake = usePermission(PAGE.customerExport).canRead;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const isRefused = people === 'rows' && !mayTake;

  return (
    <>
      <WhyNot text={isRefused ? t('export.notPeople') : null}>
        <Button
          disabled={isRefused}
          color="inherit"
          variant="outlined"
          startIcon={<Download />}
          loading={isBusy}
          loadingPosition="start"
          aria-label={words}
          sx={isNamed ? { flexGrow: { xs: 1, sm: 0 } } : onPhoneIconOnly}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setWasOpened(true);
            setAnchor(currentTarget);
          }}
        >
          {words}
        </Button>
      </WhyNot>
      {wasOpened && (
        <Suspense>
          <ExportMenu
            {...file}
            note={people === 'columns' && !mayTake ? t('export.withoutPeople') : null}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onBusy={setIsBusy}
          />
        </Suspense>
      )}
    </>
  );
}

/** A button that cannot be pressed says why to who points at it, or comes to it by the keyboard. */
function WhyNot({ text, children }: { readonly text: string | null; readonly children: ReactElement }) {
  if (text === null) return children;
  return (
    <Tooltip title={text} describeChild>
      <Box component="span" tabIndex={0} sx={{ display: 'inline-flex' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
