import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { BranchOfFile } from './BranchOfFile.tsx';
import { Choices } from './Choices.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { Counts } from './Counts.tsx';
import { columnNames } from './columnNames.ts';
import { FirstRows } from './FirstRows.tsx';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import { SheetFacts } from './SheetFacts.tsx';
import type { TestedOutcome } from './sendImport.ts';
import type { BadRowsFormat } from './useImport.ts';

interface Props {
  readonly outcome: TestedOutcome;
  readonly isBusy: boolean;
  readonly branch: string | null;
  readonly onBranch: (id: string) => void;
  readonly onSheet: (name: string) => void;
  readonly onMap: (place: number, field: string | null) => void;
  readonly onDecide: (key: string, value: boolean) => void;
  readonly onWrite: (skipsBad: boolean) => void;
  readonly onBadRows: (format: BadRowsFormat) => void;
}

const FORMATS: readonly BadRowsFormat[] = ['xlsx', 'csv'];
/** The message for a required field that no column is imported as. */
const NO_COLUMN = 'has no column in this file';
/** Messages that a branch is needed: stock belongs to a branch, and so does every member. */
const NEEDS_BRANCH: ReadonlySet<string> = new Set([
  'needs a branch: import in a branch, or have a column for each branch',
  'is required: import in a branch, or name the branch of each row in this column',
]);

/** The result of a dry run: how the file was read, what it would change, and the actions. */
export function TestedFile({ outcome, isBusy, branch, onBranch, onSheet, onMap, onDecide, onWrite, onBadRows }: Props) {
  const t = useImportMessages();
  const language = useLanguage();
  const { inserted, updated, same, bad, doubtful, mistakes, doubts, sheet, fields, choices } = outcome;
  const { labelOf, headOf } = columnNames(outcome, language);
  const missing = mistakes.filter(({ message }) => message === NO_COLUMN);
  // Reported once for all rows: the next step is to choose the branch, not to correct each row.
  const others = mistakes.filter(({ message }) => !NEEDS_BRANCH.has(message));
  const needsBranch = branch === null && others.length < mistakes.length;
  const count = inserted + updated;
  const good = formatCount(count);
  // If the user had to choose columns at first, the table stays in front: they are working on it.
  const [isFirst] = useState(missing.length > 0);
  const columnTable = (
    <>
      <Typography component="h2" variant="h6">
        {t('columns.title')}
      </Typography>
      <ColumnTable columns={sheet.columns} fields={fields} opensAll={isFirst} onMap={onMap} />
    </>
  );
  return (
    <>
      <SheetFacts sheet={sheet} others={outcome.other_sheets} onSheet={onSheet} />
      <BranchOfFile branch={branch} isNeeded={needsBranch} onBranch={onBranch} />
      {missing.length > 0 && (
        <Alert severity="error">
          {t('missing', { fields: missing.map(({ column }) => labelOf(column)).join(', ') })}
        </Alert>
      )}
      {isFirst && columnTable}
      <Typography component="h2" variant="h6">
        {t('rowsRead')}
      </Typography>
      <FirstRows sheet={sheet} showsAll={missing.length > 0} />
      {choices.length > 0 && <Choices choices={choices} onDecide={onDecide} />}
      {missing.length === 0 && (
        <>
          <Counts
            figures={[
              [t('new'), inserted],
              [t('changed'), updated],
              [t('same'), same],
              [t('doubtful'), doubtful],
              [t('bad'), bad],
            ]}
          />
          {bad === 0 && <Alert severity="info">{t(count > 0 ? 'ready' : 'nothing')}</Alert>}
          {bad > 0 && !needsBranch && <Alert severity="warning">{t('mend')}</Alert>}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {bad === 0 && count > 0 && (
              <Button variant="contained" disabled={isBusy} onClick={() => onWrite(false)}>
                {t('write', { count, n: good })}
              </Button>
            )}
            {bad > 0 &&
              !needsBranch &&
              FORMATS.map((format) => (
                <Button
                  key={format}
                  variant={format === 'xlsx' ? 'contained' : 'outlined'}
                  startIcon={<Download />}
                  disabled={isBusy}
                  onClick={() => onBadRows(format)}
                >
                  {t(`save.${format}`, { count: bad, n: formatCount(bad) })}
                </Button>
              ))}
            {bad > 0 && count > 0 && (
              <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => onWrite(true)}>
                {t('writeGood', { count, n: good })}
              </Button>
            )}
          </Stack>
          {bad > 0 && (!needsBranch || others.length > 0) && (
            <Mistakes label={t('bad')} mistakes={needsBranch ? others : mistakes} headOf={headOf} />
          )}
        </>
      )}
      {doubts.length > 0 && (
        <>
          <Alert severity="warning">{t('doubtHint')}</Alert>
          <Mistakes label={t('doubtful')} mistakes={doubts} headOf={headOf} />
        </>
      )}
      {!isFirst && columnTable}
    </>
  );
}
