import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { useImportMessages } from './messages.ts';
import type { Sheet } from './sendImport.ts';

interface Props {
  readonly sheet: Sheet;
  /** Whether columns that are left out are displayed too, because one may be needed. */
  readonly showsAll: boolean;
}

/** The first rows of a file as they were read: wrong characters are noticed before anything is saved. */
export function FirstRows({ sheet: { columns, first_rows }, showsAll }: Props) {
  const t = useImportMessages();
  const visible = columns.flatMap(({ head, field }, place) => (field === null && !showsAll ? [] : [{ head, place }]));
  return (
    <Box sx={{ width: 1, minWidth: 0 }}>
      <ScrollFrame label={t('rowsRead')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {visible.map(({ head, place }) => (
                <TableCell key={place} sx={{ whiteSpace: 'nowrap' }}>
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {first_rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their places, and may be the same.
              <TableRow key={row}>
                {visible.map(({ place }) => (
                  <TableCell
                    key={place}
                    sx={{ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {cells[place]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollFrame>
    </Box>
  );
}
