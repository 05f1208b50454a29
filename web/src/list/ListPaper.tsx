import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { paperSize } from '../ui/tokens.ts';
import type { ListColumn, ListRow } from './ListDeclaration.ts';
import { useCellText } from './useCellText.ts';

interface Props<Row extends ListRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
}

/** All rows of a list on paper: the head is repeated on every sheet, and no row is split. */
export function ListPaper<Row extends ListRow>({ label, rows, columns }: Props<Row>) {
  const textOf = useCellText();
  const alignOf = ({ kind }: ListColumn<Row>) => (kind === 'money' || kind === 'figure' ? 'right' : 'left');
  return (
    <Table aria-label={label} sx={PAPER}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.name} align={alignOf(column)}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={row.id}>
            {columns.map((column) => (
              <TableCell key={column.name} align={alignOf(column)}>
                {textOf(column, row, index + 1)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const PAPER = {
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th': { fontWeight: 650 },
  '& th, & td': {
    fontSize: paperSize.small,
    padding: '3pt 4pt',
    lineHeight: 1.35,
    overflowWrap: 'break-word',
    maxWidth: '40mm',
  },
} as const;
