import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { late } from '../app/late.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import type { ColumnHead } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';
import type { ListHandle } from './useList.ts';

interface Props {
  readonly list: ListHandle;
  readonly columns: readonly ColumnHead[];
}

/** Returns the visible columns of a list: the chosen ones, or those that are not hidden by default. */
export const visibleColumns = <Column extends Pick<ColumnHead, 'name' | 'isBehind'>>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] => columns.filter(({ name, isBehind }) => (chosen ? chosen.includes(name) : !isBehind));

// Loaded on demand: a list that is only read needs no menus.
const ColumnsMenu = late(async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu);

/** Chooses the columns of a list. */
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
      <ToolButton
        icon={<ViewColumn />}
        label={t('list.columns')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <ColumnsMenu
          columns={columns}
          visible={visible}
          anchor={anchor}
          onToggle={toggle}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
