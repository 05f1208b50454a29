import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { BulkRecord } from '@taem/domain/changes/bulkEdit.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../app/i18n.ts';
import type { PreviewBulkEditQuery } from '../changes/gql/graphql.ts';
import { useChangesMessages } from '../changes/messages.ts';
import { LeftList } from '../changes/RunResult.tsx';
import { useChangedWords } from '../changes/useChangedWords.ts';

interface Props {
  readonly record: BulkRecord;
  readonly field: string;
  readonly preview: PreviewBulkEditQuery['previewBulkEdit'];
}

/** What a change of many records would do: how many, some of them, and those that cannot be. */
export function BulkPreview({ record, field, preview }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const words = useChangedWords();
  const kind =
    record.fields[field]?.kind === 'money' ? 'MONEY' : record.fields[field]?.kind === 'flag' ? 'FLAG' : 'TEXT';
  const { count, changing, same, leftCount, left, examples } = preview;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {t('bulk.changing', { n: formatCount(changing), total: formatCount(count) })}
      </Typography>
      {same > 0 && <Typography color="textSecondary">{t('run.same', { n: formatCount(same) })}</Typography>}
      {examples.length > 0 && (
        <Table size="small" aria-label={t('bulk.examples')} sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{record.words.one[language]}</TableCell>
              <TableCell align="right">{t('bulk.before')}</TableCell>
              <TableCell align="right">{t('bulk.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {examples.map(({ recordId, name, before, after }) => (
              <TableRow key={recordId}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {words.value(kind, before)}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {words.value(kind, after)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {leftCount > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>
            {t('bulk.refused')}: {formatCount(leftCount)}
          </Typography>
          <LeftList left={left} />
        </>
      )}
    </Box>
  );
}
