import { ButtonBase, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import type { FoundColumn, FoundListProps } from './FoundList.tsx';
import type { Find } from './useFind.ts';

interface Props<Row extends { id: string }> {
  readonly list: FoundListProps<Row>;
  readonly rows: readonly Row[];
}

/** People in rows; a press anywhere on a row chooses it, as the button of its name does. */
export function FoundTable<Row extends { id: string }>({ list, rows }: Props<Row>) {
  const { find, label, columns } = list;
  return (
    <Table
      aria-label={label}
      size="small"
      sx={{
        '& td, & th': { px: 0.75, fontSize: textSize.small, '&:first-of-type': { pl: 2 }, '&:last-of-type': { pr: 2 } },
      }}
    >
      <TableHead sx={{ bgcolor: 'grey.50', '& th': { lineHeight: 1.35, height: 56 } }}>
        <TableRow>
          {columns.map((column) => (
            <Heading key={column.name} column={column} find={find} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const isChosen = row.id === find.state.chosen;
          return (
            <TableRow
              key={row.id}
              hover
              selected={isChosen}
              aria-selected={isChosen}
              onClick={() => find.choose(row.id)}
              sx={{ cursor: 'pointer', '&:last-of-type td': { borderBottom: 0 } }}
            >
              {columns.map((column, index) => (
                <TableCell key={column.name} align={column.isNumber ? 'right' : 'left'}>
                  {index === 0 ? (
                    <ButtonBase
                      aria-pressed={isChosen}
                      sx={{ minHeight: CONTROL, width: 1, textAlign: 'left', justifyContent: 'flex-start', gap: 1.5 }}
                      onClick={(event) => {
                        event.stopPropagation();
                        find.choose(row.id);
                      }}
                    >
                      {column.cell(row)}
                    </ButtonBase>
                  ) : (
                    column.cell(row)
                  )}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Heading<Row>({ column, find }: { column: FoundColumn<Row>; find: Find }) {
  const { name, label, isNumber, isSorted: maySort } = column;
  const { sort } = find.state;
  const align = isNumber ? 'right' : 'left';
  if (!maySort) return <TableCell align={align}>{label}</TableCell>;
  const isActive = sort.field === name;
  const first = name === 'name' ? ('asc' as const) : ('desc' as const);
  const other = sort.direction === 'asc' ? ('desc' as const) : ('asc' as const);
  return (
    <TableCell align={align} sortDirection={isActive ? sort.direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? sort.direction : first}
        sx={{ minHeight: CONTROL }}
        onClick={() => find.change({ sort: { field: name, direction: isActive ? other : first } })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
