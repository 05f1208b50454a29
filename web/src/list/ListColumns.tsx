import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { ListColumn } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';
import type { ListHandle } from './useList.ts';

interface Props {
  readonly list: ListHandle;
  // biome-ignore lint/suspicious/noExplicitAny: only the names of columns are read.
  readonly columns: readonly ListColumn<any>[];
}

/** The columns of a list that are there: those that were chosen, or those that do not stand behind. */
export const visibleColumns = <Column extends { readonly name: string; readonly isBehind?: boolean }>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] => columns.filter(({ name, isBehind }) => (chosen ? chosen.includes(name) : !isBehind));

/** Chooses what stands in a list. */
export function ListColumns({ list: { state, change }, columns }: Props) {
  const t = useListMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const visible = new Set(visibleColumns(columns, state.columns).map(({ name }) => name));

  const toggle = (name: string) => {
    const next = columns
      .map((each) => each.name)
      .filter((each) => (each === name ? !visible.has(name) : visible.has(each)));
    // A list without a column would be an empty box.
    if (next.length > 0) change({ columns: next, page: state.page });
  };

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-label={t('list.columns')}
        sx={onPhoneIconOnly}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('list.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ name, label }) => (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={visible.has(name)} onClick={() => toggle(name)}>
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
    </>
  );
}
