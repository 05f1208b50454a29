import { Checkbox, TableContainer, Typography } from '@mui/material';
import { ACTIONS } from '@taem/domain/accounts/permissions.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useRoleMessages } from './messages.ts';
import { has, type Right, type Rights } from './rights.ts';
import css from './rightsGrid.module.css';
import type { Page } from './usePages.ts';

interface Props {
  readonly label: string;
  readonly pages: readonly Page[];
  readonly value: Rights;
  /** Everything is given, whatever the value says. */
  readonly isAll: boolean;
  readonly mayChange: (box: Right) => boolean;
  readonly onToggle: (boxes: readonly Right[], given: boolean) => void;
}

const COLUMNS = [...ACTIONS, 'both'] as const;

/** Where the keys lead from a place in the grid; null for keys that are not the grid's. */
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

/** The matrix as a grid: one stop for Tab, arrows move within, Space toggles; the first row and the last column stand for all. */
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
    // What is half given is given whole first, as far as this person may.
    const turnsOn = open.some((box) => !has(value, box.code, box.action));
    const key = String([rowIndex, columnIndex]);
    const isHere = at[0] === rowIndex && at[1] === columnIndex;
    return (
      <td key={column} className={css.box}>
        <Checkbox
          checked={isOn}
          indeterminate={given > 0 && !isOn}
          onChange={() => open.length > 0 && onToggle(open, turnsOn)}
          onFocus={() => setAt([rowIndex, columnIndex])}
          onKeyDown={(event) => move(event, rowIndex, columnIndex)}
          className={open.length === 0 ? css.fixed : undefined}
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
    <TableContainer className={css.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by keys is a grid. */}
      <table role="grid" aria-label={label} className={css.grid}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.page')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={css.box}>
                {t(`matrix.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.code ?? 'all'} className={row.code === null ? css.all : undefined}>
              <th scope="row" className={row.depth === 1 ? css.below : css.menu}>
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
