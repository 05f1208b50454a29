import { Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ColumnHead } from './ListDeclaration.ts';

interface Props {
  readonly columns: readonly ColumnHead[];
  readonly visible: ReadonlySet<string>;
  /** The element that the menu is attached to. */
  readonly anchor: HTMLElement;
  readonly onToggle: (name: string) => void;
  readonly onClose: () => void;
}

/** A menu of the columns that a list can have; the visible ones are ticked. */
export function ColumnsMenu({ columns, visible, anchor, onToggle, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {columns.map(({ name, label }) => (
        <MenuItem key={name} role="menuitemcheckbox" aria-checked={visible.has(name)} onClick={() => onToggle(name)}>
          <Checkbox
            checked={visible.has(name)}
            tabIndex={-1}
            sx={{ py: 0 }}
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
