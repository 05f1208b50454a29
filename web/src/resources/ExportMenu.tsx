import { Menu, MenuItem } from '@mui/material';
import { useNotice } from '../app/notice.tsx';
import { download, ExportBusy, type ExportFormat } from './listExport.ts';
import { useResourceMessages } from './messages.ts';

interface Props {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly addressOf: (format: ExportFormat) => string | Promise<string>;
  /** Where it hangs; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onBusy: (isBusy: boolean) => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** As what a list is to leave; comes with all that makes a file. */
export function ExportMenu({ name, addressOf, anchor, onClose, onBusy }: Props) {
  const t = useResourceMessages();
  const notify = useNotice();

  const save = async (format: ExportFormat) => {
    onClose();
    onBusy(true);
    try {
      await download(await addressOf(format), `${name}.${format}`);
    } catch (error) {
      notify(t(error instanceof ExportBusy ? 'export.busy' : 'export.failed'), 'warning');
    }
    onBusy(false);
  };

  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => void save(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
