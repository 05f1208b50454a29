import Download from '@mui/icons-material/FileDownloadOutlined';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { late } from '../app/late.tsx';
import { usePermission } from '../app/permission.ts';
import { ToolButton } from '../ui/ToolButton.tsx';
import type { ExportFormat } from './download.ts';
import type { ProgramFile } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';

interface Props {
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Returns the address of the file; null until its content is determined. */
  readonly addressOf: ((format: ExportFormat) => string | Promise<string>) | null;
  /**
   * CU-4 Whether rows or columns are people: a list of people needs a right to be exported; without it columns of people are
   * left out.
   */
  readonly people?: 'rows' | 'columns' | undefined;
  readonly programs?: readonly ProgramFile[];
  /** Label of the button; Export unless given. */
  readonly label?: string;
  /** Shows the label on a phone too. */
  readonly isNamed?: boolean;
}

// Loaded on demand: a list that is only read needs no menus.
const WhyNot = late(
  async () => (await import('./WhyNot.tsx')).WhyNot,
  ({ children }) => children,
);
const ExportMenu = late(async () => (await import('./ExportMenu.tsx')).ExportMenu);

/** MGMT-28 Exports the list as displayed, with all its pages, to a file named after it. */
export function ListExport({ people, label, isNamed = false, name, addressOf, programs = [] }: Props) {
  const t = useListMessages();
  const mayTake = usePermission(PAGE.customerExport).canRead;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const isRefused = people === 'rows' && !mayTake;
  const button = (
    <ToolButton
      icon={<Download />}
      label={label ?? t('export.label')}
      disabled={isRefused || addressOf === null}
      loading={isBusy}
      loadingPosition="start"
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      onClick={({ currentTarget }) => setAnchor(currentTarget)}
      {...(isNamed && { sx: { flexGrow: { xs: 1, sm: 0 } } })}
    />
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
