import { Box, Typography } from '@mui/material';
import type { BulkRecord } from '@taem/domain/changes/bulkEdit.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../app/i18n.ts';
import type { PreviewBulkEditQuery } from '../changes/gql/graphql.ts';
import { useChangesMessages } from '../changes/messages.ts';
import { LeftList } from '../changes/RunResult.tsx';
import { useChangedWords } from '../changes/useChangedWords.ts';
import { FigureTable } from '../ui/FigureTable.tsx';

interface Props {
  readonly record: BulkRecord;
  readonly field: string;
  readonly preview: PreviewBulkEditQuery['previewBulkEdit'];
}

/** The preview of a bulk edit: the number of records, some of them, and those that cannot be changed. */
export function BulkPreview({ record, field, preview }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const words = useChangedWords();
  const kind =
    record.fields[field]?.kind === 'money' ? 'MONEY' : record.fields[field]?.kind === 'flag' ? 'FLAG' : 'TEXT';
  const isFigure = kind === 'MONEY';
  const { count, changing, same, leftCount, left, examples } = preview;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {t('bulk.changing', { n: formatCount(changing), total: formatCount(count) })}
      </Typography>
      {same > 0 && <Typography color="textSecondary">{t('run.same', { n: formatCount(same) })}</Typography>}
      {examples.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <FigureTable
            label={t('bulk.examples')}
            isNamed
            columns={[
              { key: 'name', label: record.words.one[language] },
              { key: 'before', label: t('bulk.before'), isFigure },
              { key: 'after', label: t('bulk.after'), isFigure },
            ]}
            rows={examples.map(({ recordId, name, before, after }) => ({
              key: recordId,
              cells: [
                <Box component="span" key="name" sx={WRAPPED}>
                  {name}
                </Box>,
                <Box component="span" key="before" sx={isFigure ? null : WRAPPED}>
                  {words.value(kind, before)}
                </Box>,
                <Box component="strong" key="after" sx={isFigure ? null : WRAPPED}>
                  {words.value(kind, after)}
                </Box>,
              ],
            }))}
          />
        </Box>
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

/** Wraps, as a dialog has no room for a long line. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
