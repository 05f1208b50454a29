import { Menu, MenuItem, Typography } from '@mui/material';
import { useNotice } from '../app/notice.tsx';
import { download, ExportBusy, type ExportFormat, ExportRefused } from './download.ts';
import type { ProgramFile } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';

interface Props {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
  readonly programs: readonly ProgramFile[];
  /** What the file omits. */
  readonly note?: string | null;
  /** The element that the menu is attached to. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** A menu of the formats of an export; loaded together with the code that creates the file. */
export function ExportMenu({ name, addressOf, programs, note = null, anchor, onClose, onBusy }: Props) {
  const t = useListMessages();
  const notify = useNotice();

  const save = async (file: string, addressOfFile: () => string | Promise<string>) => {
    onClose();
    onBusy(true);
    try {
      await download(await addressOfFile(), file);
    } catch (error) {
      const why = error instanceof ExportBusy ? 'export.busy' : 'export.failed';
      notify(t(error instanceof ExportRefused && error.code === 'PERMISSION' ? 'export.notPeople' : why), 'warning');
    }
    onBusy(false);
  };

  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void save(`${name}.${format}`, () => addressOf(format))}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
      {programs.length > 0 && (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 2, pt: 1, maxWidth: 300 }}>
          {t('export.programs')}
        </Typography>
      )}
      {programs.map(({ program, format, address }) => (
        <MenuItem key={program} onClick={() => void save(`${name} ${program}.${format}`, () => address)}>
          {`${program} (${format.toUpperCase()})`}
        </MenuItem>
      ))}
      {note && (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          {note}
        </Typography>
      )}
    </Menu>
  );
}
