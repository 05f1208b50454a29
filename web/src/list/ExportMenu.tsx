import { Menu, MenuItem, Typography } from '@mui/material';
import { useNotice } from '../app/notice.tsx';
import { download, ExportBusy, type ExportFormat, ExportRefused } from './download.ts';
import type { ProgramFile } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
  readonly programs: readonly ProgramFile[];
  /** What the file is without. */
  readonly note?: string | null;
  /** Where it hangs. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** As what a list is to leave; comes with all that makes a file. */
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
