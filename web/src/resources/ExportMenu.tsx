import { Menu, MenuItem } from '@mui/material';
import type { ExportFormat } from './listExport.ts';
import { useResourceMessages } from './messages.ts';

interface Props {
  /** Where it hangs; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onChoose: (format: ExportFormat) => void;
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** As what a list is to leave. */
export function ExportMenu({ anchor, onClose, onChoose }: Props) {
  const t = useResourceMessages();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => onChoose(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
