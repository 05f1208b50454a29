import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { late } from '../app/late.tsx';
import { usePermission } from '../app/permission.ts';
import type { ExportFormat } from './download.ts';
import type { ProgramFile } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The address of the file, loaded on demand; null until it is known what is to be in it. */
  readonly addressOf: ((format: ExportFormat) => string | Promise<string>) | null;
  /**
   * CU-4 Whether rows or columns are people: a list of people needs a right to be exported; columns of people are left
   * out without it.
   */
  readonly people?: 'rows' | 'columns' | undefined;
  readonly programs?: readonly ProgramFile[];
  /** What its button says, where that is not Export. */
  readonly label?: string;
  /** Says it on a phone too. */
  readonly isNamed?: boolean;
}

// A list that is only read needs no menus.
const WhyNot = late(
  async () => (await import('./WhyNot.tsx')).WhyNot,
  ({ children }) => children,
);
const ExportMenu = late(async () => (await import('./ExportMenu.tsx')).ExportMenu);

/** MGMT-28 The list as it is shown, all pages of it, as a file that is named after it. */
export function ListExport({ people, label, isNamed = false, name, addressOf, programs = [] }: Props) {
  const t = useListMessages();
  const words = label ?? t('export.label');
  const mayTake = usePermission(PAGE.customerExport).canRead;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const isRefused = people === 'rows' && !mayTake;
  const button = (
    <Button
      disabled={isRefused || addressOf === null}
      color="inherit"
      variant="outlined"
      startIcon={<Download />}
      loading={isBusy}
      loadingPosition="start"
      aria-label={words}
      sx={isNamed ? { flexGrow: { xs: 1, sm: 0 } } : onPhoneIconOnly}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      onClick={({ currentTarget }) => setAnchor(currentTarget)}
    >
      {words}
    </Button>
  );

  return (
    <>
      {isRefused ? <WhyNot text={t('export.notPeople')}>{button}</WhyNot> : button}
      {anchor && addressOf && (
        <ExportMenu
          {...{ name, addressOf, programs }}
          note={people === 'columns' && !mayTake ? t('export.withoutPeople') : null}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onBusy={setIsBusy}
        />
      )}
    </>
  );
}
