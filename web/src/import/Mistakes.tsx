import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { useImportMessages } from './messages.ts';
import type { Mistake } from './sendImport.ts';

/** Mistakes that stand on the screen; all of them are in the file of bad rows. */
const MAX_LISTED = 100;

/** What is wrong with a file, by row and column. */
export function Mistakes({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  const t = useImportMessages();
  const language = useLanguage();
  return (
    <Box sx={{ width: 1, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('bad')}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 80 }}>
              {t('row')}
            </TableCell>
            <TableCell>{t('column')}</TableCell>
            <TableCell>{t('message')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mistakes.slice(0, MAX_LISTED).map(({ row, column, message }) => (
            <TableRow key={`${row}.${column}.${message}`}>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {row || '-'}
              </TableCell>
              <TableCell>{column || '-'}</TableCell>
              <TableCell>{said(message, language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mistakes.length > MAX_LISTED && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('shown', { shown: MAX_LISTED })}
        </Typography>
      )}
    </Box>
  );
}
