import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { NOTHING } from '../ui/nothing.ts';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { useImportMessages } from './messages.ts';
import type { Mistake } from './sendImport.ts';

/** Maximum number of mistakes on the screen; all of them are in the file of bad rows. */
const MAX_LISTED = 100;
const MAX_PIXELS = 440;
/** Maximum number of rows that are named for one reason. */
const MAX_ROWS = 5;

interface Props {
  readonly label: string;
  readonly mistakes: readonly Mistake[];
  /** Returns the heading of a column in the file. */
  readonly headOf?: (field: string) => string;
  /** The subject of the mistakes, if it is not a column. */
  readonly of?: string;
}

/** The mistakes in a file, or likely ones, by row and column; a reason that applies to several rows is listed once. */
export function Mistakes({ label, mistakes, headOf = (column) => column, of }: Props) {
  const t = useImportMessages();
  const language = useLanguage();
  const alike = alikeOf(mistakes);
  const isLong = alike.some(({ rows }) => rows.length > 1);
  return (
    <>
      <Box sx={{ width: 1, minWidth: 0 }}>
        <ScrollFrame label={label} maxHeight={MAX_PIXELS}>
          <Table size="small" aria-label={label} sx={CELLS}>
            <TableHead>
              <TableRow>
                <TableCell align="right" sx={{ width: { sm: isLong ? 160 : 80 } }}>
                  {t('row')}
                </TableCell>
                <TableCell sx={{ width: { sm: '25%' } }}>{of ?? t('column')}</TableCell>
                <TableCell>{t('message')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {alike.slice(0, MAX_LISTED).map(({ rows, column, message }) => (
                <TableRow key={`${column}.${message}`}>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {rows.slice(0, MAX_ROWS).join(', ') || NOTHING}
                    {rows.length > MAX_ROWS && ` ${t('andMore', { n: formatCount(rows.length - MAX_ROWS) })}`}
                  </TableCell>
                  <TableCell sx={of ? { overflowWrap: 'anywhere' } : COLUMN}>
                    {column ? headOf(column) : NOTHING}
                  </TableCell>
                  <TableCell>{said(message, language)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollFrame>
      </Box>
      {alike.length > MAX_LISTED && (
        <Typography variant="body2" color="textSecondary">
          {t('listed', { n: MAX_LISTED })}
        </Typography>
      )}
    </>
  );
}

interface Alike {
  readonly rows: string[];
  readonly column: string;
  readonly message: string;
}

function alikeOf(mistakes: readonly Mistake[]): Alike[] {
  const alike = new Map<string, Alike>();
  for (const { row, column, message } of mistakes) {
    const key = `${column}\n${message}`;
    const found = alike.get(key) ?? { rows: [], column, message };
    alike.set(key, found);
    if (row) found.rows.push(row);
  }
  return [...alike.values()];
}

// On a phone the mistakes get the room.
const CELLS = { '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } } } as const;
const COLUMN = { minWidth: 84 } as const;
