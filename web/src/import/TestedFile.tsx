import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { Counts } from './Counts.tsx';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import type { Outcome } from './sendImport.ts';
import type { BadRowsFormat } from './useImport.ts';

interface Props {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  readonly onWrite: (skipsBad: boolean) => void;
  readonly onBadRows: (format: BadRowsFormat) => void;
}

const FORMATS: readonly BadRowsFormat[] = ['xlsx', 'csv'];

/** What would come of a file, and what can be done with it. */
export function TestedFile({ outcome: { inserted, updated, same, bad, mistakes }, isBusy, onWrite, onBadRows }: Props) {
  const t = useImportMessages();
  const count = inserted + updated;
  const good = count.toLocaleString('en-US');
  const figures = [
    [t('new'), inserted],
    [t('changed'), updated],
    [t('same'), same],
    [t('bad'), bad],
  ] as const;
  return (
    <>
      <Counts figures={figures} />
      {bad === 0 && <Alert severity="info">{t(count > 0 ? 'ready' : 'nothing')}</Alert>}
      {bad === 0 && count > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={() => onWrite(false)}>
          {t('write', { count, n: good })}
        </Button>
      )}
      {bad > 0 && (
        <>
          <Alert severity="warning">{t('mend')}</Alert>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                variant={format === 'xlsx' ? 'contained' : 'outlined'}
                startIcon={<Download />}
                disabled={isBusy}
                onClick={() => onBadRows(format)}
              >
                {t(`save.${format}`, { count: bad, n: bad.toLocaleString('en-US') })}
              </Button>
            ))}
            {count > 0 && (
              <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => onWrite(true)}>
                {t('writeGood', { count, n: good })}
              </Button>
            )}
          </Stack>
          <Mistakes mistakes={mistakes} />
        </>
      )}
    </>
  );
}
