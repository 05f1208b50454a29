import { Checkbox, TableContainer, Typography } from '@mui/material';
import { ACTIONS } from '@taem/domain/accounts/permissions.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { colours, radius } from '../../ui/tokens.ts';
import { useRoleMessages } from './messages.ts';
import { has, type Right, type Rights } from './rights.ts';
import type { Page } from './usePages.ts';

interface Props {
  readonly label: string;
  readonly pages: readonly Page[];
  readonly value: Rights;
  /** Whether all rights are given, regardless of the value. */
  readonly isAll: boolean;
  readonly mayChange: (box: Right) => boolean;
  readonly onToggle: (boxes: readonly Right[], given: boolean) => void;
}

const COLUMNS = [...ACTIONS, 'both'] as const;

/** Returns the cell that a key leads to; null for keys that the grid does not handle. */
function next(key: string, ctrl: boolean, row: number, column: number, rows: number): [number, number] | null {
  const last = COLUMNS.length - 1;
  switch (key) {
    case 'ArrowDown':
      return [Math.min(row + 1, rows - 1), column];
    case 'ArrowUp':
      return [Math.max(row - 1, 0), column];
    case 'ArrowRight':
      return [row, Math.min(column + 1, last)];
    case 'ArrowLeft':
      return [row, Math.max(column - 1, 0)];
    case 'Home':
      return [ctrl ? 0 : row, 0];
    case 'End':
      return [ctrl ? rows - 1 : row, last];
    default:
      return null;
  }
}

/**
 * The matrix as a grid: one stop for Tab, arrow keys move within it, Space toggles; the first row and the last column stand
 * for all.
 */
export function RightsGrid({ label, pages, value, isAll, mayChange, onToggle }: Props) {
  const t = useRoleMessages();
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const rows = [{ code: null, name: t('matrix.allPages'), depth: 0 as const }, ...pages];
  const codes = pages.map(({ code }) => code);

  const move = (event: KeyboardEvent, row: number, column: number) => {
    const to = next(event.key, event.ctrlKey, row, column, rows.length);
    if (!to) return;
    event.preventDefault();
    boxes.current.get(String(to))?.focus();
  };

  const cell = (
    row: (typeof rows)[number],
    rowIndex: number,
    column: (typeof COLUMNS)[number],
    columnIndex: number,
  ) => {
    const actions = column === 'both' ? ACTIONS : [column];
    const inside = (row.code === null ? codes : [row.code]).flatMap((code) =>
      actions.map((action) => ({ code, action })),
    );
    const given = inside.filter((box) => isAll || has(value, box.code, box.action)).length;
    const open = inside.filter(mayChange);
    const isOn = given === inside.length;
    // Partly given rights are first given completely, as far as this user may.
    const turnsOn = open.some((box) => !has(value, box.code, box.action));
    const key = String([rowIndex, columnIndex]);
    const isHere = at[0] === rowIndex && at[1] === columnIndex;
    return (
      <td key={column}>
        <Checkbox
          checked={isOn}
          indeterminate={given > 0 && !isOn}
          onChange={() => open.length > 0 && onToggle(open, turnsOn)}
          onFocus={() => setAt([rowIndex, columnIndex])}
          onKeyDown={(event) => move(event, rowIndex, columnIndex)}
          data-fixed={open.length === 0 || undefined}
          slotProps={{
            input: {
              ref: (input: HTMLInputElement | null) => {
                if (input) boxes.current.set(key, input);
              },
              tabIndex: isHere ? 0 : -1,
              'aria-disabled': open.length === 0,
              'aria-label': t('matrix.cell', { page: row.name, action: t(`matrix.${column}`) }),
            },
          }}
        />
      </td>
    );
  };

  return (
    <TableContainer sx={FRAME}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by keys is a grid. */}
      <table role="grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.page')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`matrix.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.code ?? 'all'} data-all={row.code === null || undefined}>
              <th scope="row" data-below={row.depth === 1 || undefined}>
                {row.name}
                {row.code !== null && !isAll && has(value, row.code, 'Write') && !has(value, row.code, 'Read') && (
                  <Typography variant="body2" color="warning.main">
                    {t('matrix.noRead')}
                  </Typography>
                )}
              </th>
              {COLUMNS.map((column, columnIndex) => cell(row, rowIndex, column, columnIndex))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableContainer>
  );
}

/** One style rule for the whole grid, which has some two hundred checkboxes. */
const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.control,
  '& table': { width: 1, borderCollapse: 'collapse' },
  '& th': { px: { xs: 1, sm: 2 }, py: 0.5, textAlign: 'start', fontWeight: 650 },
  '& thead th': { height: 48, color: 'text.secondary', bgcolor: colours.sunken },
  '& tbody tr': { borderTop: `1px solid ${colours.line}` },
  '& tbody tr:hover': { bgcolor: colours.sunken },
  '& td, & thead th + th': { width: { xs: 56, sm: 88 }, px: { xs: 0, sm: 0.5 }, py: '1px', textAlign: 'center' },
  '& th[data-below]': { pl: { xs: 2.5, sm: 5 }, fontWeight: 400 },
  '& [data-all]': { bgcolor: colours.accentSoft },
  '& [data-fixed]': { opacity: 0.4 },
  '& input:focus-visible + svg': { outline: `3px solid ${colours.accentLight}`, outlineOffset: 2 },
} as const;
