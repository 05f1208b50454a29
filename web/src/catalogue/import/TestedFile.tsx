import { Alert, Box, Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import { useLanguage } from '../../app/i18n.ts';
import { mistakesFile, saveText } from './importFiles.ts';
import { useImportMessages } from './messages.ts';
import type { Outcome } from './useProductImport.ts';

interface Props {
  readonly outcome: Outcome;
  readonly isWriting: boolean;
  readonly onWrite: () => void;
}

/** Mistakes that stand on the screen; all of them are in the file. */
const SHOWN = 100;

/** What would come of a file. */
export function TestedFile({ outcome: { count, mistakes }, isWriting, onWrite }: Props) {
  const t = useImportMessages();
  const language = useLanguage();
  const figures = count && [
    [t('new'), count.inserted],
    [t('changed'), count.updated],
    [t('bad'), count.bad],
  ];
  return (
    <>
      {figures && (
        <Stack direction="row" component="dl" sx={{ gap: 4, m: 0, flexWrap: 'wrap' }}>
          {figures.map(([label, value]) => (
            <Box key={label}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0 }}>
                {value?.toLocaleString('en-US')}
              </Typography>
            </Box>
          ))}
        </Stack>
      )}
      {mistakes.length === 0 && count && (
        <>
          <Alert severity="info">{t('ready')}</Alert>
          <Button variant="contained" loading={isWriting} onClick={onWrite}>
            {t('write', { count: count.inserted + count.updated })}
          </Button>
        </>
      )}
      {mistakes.length > 0 && (
        <>
          <Alert severity="warning">{t('mend')}</Alert>
          <Button
            variant="outlined"
            onClick={() =>
              saveText(mistakesFile(mistakes, [t('row'), t('column'), t('message')]), 'products-mistakes.csv')
            }
          >
            {t('save')}
          </Button>
          <Box sx={{ width: 1, overflowX: 'auto' }}>
            <Table size="small" aria-label={t('bad')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('row')}</TableCell>
                  <TableCell>{t('column')}</TableCell>
                  <TableCell>{t('message')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {mistakes.slice(0, SHOWN).map(({ row, column, message }) => (
                  <TableRow key={`${row}.${column}.${message}`}>
                    <TableCell>{row || '-'}</TableCell>
                    <TableCell>{column || '-'}</TableCell>
                    <TableCell>{language === 'th' ? thaiMessage(message) : message}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </>
  );
}
