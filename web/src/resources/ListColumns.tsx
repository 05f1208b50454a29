import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { labelOf, listFields, visibleColumns } from './columns.ts';
import { useResourceMessages } from './messages.ts';
import { onPhoneIconOnly } from './onPhoneIconOnly.ts';
import type { RecordScreens } from './RecordScreens.ts';

interface Props {
  readonly screens: RecordScreens;
  /** null: those that the declaration lists. */
  readonly columns: readonly string[] | null;
  readonly onChange: (columns: readonly string[] | null) => void;
}

/** Chooses what stands in a list. */
export function ListColumns({ screens, columns, onChange }: Props) {
  const t = useResourceMessages();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const visible = visibleColumns(screens, columns);
  const all = listFields(screens);

  const toggle = (name: string) => {
    const next = all.filter((each) => (each === name ? !visible.includes(name) : visible.includes(each)));
    // A list without a column would be an empty box.
    if (next.length > 0) onChange(next);
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
        {all.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={visible.includes(name)}
            onClick={() => toggle(name)}
          >
            <Checkbox
              checked={visible.includes(name)}
              tabIndex={-1}
              sx={{ py: 0 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText>{labelOf(screens.record, name, language)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
