import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { CREATED, canStandInList, labelOf } from './columns.ts';
import { useResourceMessages } from './messages.ts';

interface Props {
  readonly record: RecordDeclaration;
  /** null: those that the declaration lists. */
  readonly columns: readonly string[] | null;
  readonly onChange: (columns: readonly string[] | null) => void;
}

/** Chooses what stands in a list. */
export function ListColumns({ record, columns, onChange }: Props) {
  const t = useResourceMessages();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = shownColumns(record, columns);
  const all = [
    ...Object.entries(record.fields).flatMap(([name, field]) => (canStandInList(field) ? [name] : [])),
    CREATED,
  ];

  const toggle = (name: string) => {
    const next = all.filter((each) => (each === name ? !shown.includes(name) : shown.includes(each)));
    // A list without a column would be an empty box.
    if (next.length > 0) onChange(next);
  };

  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('list.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map((name) => (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={shown.includes(name)} onClick={() => toggle(name)}>
            <Checkbox
              checked={shown.includes(name)}
              tabIndex={-1}
              sx={{ py: 0 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText>{labelOf(record, name, language) ?? t('list.created')}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The columns of a list, in the order of the declaration. */
export function shownColumns(record: RecordDeclaration, columns: readonly string[] | null): readonly string[] {
  if (columns) return columns;
  return [...Object.entries(record.fields).flatMap(([name, field]) => (field.listed ? [name] : [])), CREATED];
}
