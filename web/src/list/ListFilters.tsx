import SwapVert from '@mui/icons-material/SwapVertRounded';
import Tune from '@mui/icons-material/TuneRounded';
import { Button, Paper, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { late } from '../app/late.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import type { ColumnHead, ListFilter } from './ListDeclaration.ts';
import { useIsNarrow } from './listFace.tsx';
import { useListMessages } from './messages.ts';
import type { ListHandle } from './useList.ts';

// Only needed on a phone, when the filters are opened.
const ListOrder = late(async () => (await import('./ListOrder.tsx')).ListOrder);

interface Props {
  readonly list: ListHandle;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly ColumnHead[];
  /** Keeps the hidden filters closed, because what they are set to is displayed elsewhere. */
  readonly isShut?: boolean;
}

/**
 * The filters of a list: the most used ones are above it, the others one press away, and open while one of them is set. On a
 * phone all of them, and the order, are one press away and closed at first, so that the list is visible.
 */
export function ListFilters({ list, filters, columns, isShut = false }: Props): ReactNode {
  const t = useListMessages();
  const id = useId();
  const isNarrow = useIsNarrow();
  const { filter } = list.state;
  const { narrow, chosen } = list;
  const above = isNarrow ? [] : filters.filter(({ isBehind }) => !isBehind);
  const behind = filters.filter((each) => !above.includes(each));
  const count = behind.filter(({ names }) => names.some((name) => chosen[name])).length;
  const [isOpen, setOpen] = useState(count > 0 && !isShut && !isNarrow);
  const hasOrder = isNarrow && Object.keys(list.shape.sorts).length > 0;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <>
      {above.map(({ draw }) => draw(filter, narrow))}
      {behind.length > 0 && (
        <Button
          {...toggle}
          variant="outlined"
          color="inherit"
          startIcon={<Tune />}
          sx={{ bgcolor: 'background.paper' }}
        >
          {count > 0 ? t('list.filtersCount', { count }) : t('list.filters')}
        </Button>
      )}
      {behind.length === 0 && hasOrder && <ToolButton {...toggle} icon={<SwapVert />} label={t('list.order')} />}
      {isOpen && (behind.length > 0 || hasOrder) && (
        // After the controls beside the button.
        <Paper id={id} variant="outlined" sx={{ width: 1, order: 1, p: 2, pt: 2.5 }}>
          <Stack direction="row" sx={{ gap: 2, rowGap: 2.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {hasOrder && <ListOrder list={list} columns={columns} />}
            {behind.map(({ draw }) => draw(filter, narrow))}
          </Stack>
        </Paper>
      )}
    </>
  );
}
