import { Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useImportMessages } from './messages.ts';
import type { Progress } from './sendImport.ts';
import type { Busy } from './useImport.ts';

interface Props {
  readonly busy: Busy;
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

/** How far a file is, and the way to call it off: at the foot of the window, wherever on the page it was started, so that nothing moves away under the pointer. */
export function Underway({ busy, progress, onCancel }: Props) {
  const t = useImportMessages();
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 16, zIndex: 1, width: 1, p: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status">{t(`busy.${busy}`)}</Typography>
          <Button color="inherit" variant="outlined" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Stack>
        <LinearProgress
          aria-label={t(`busy.${busy}`)}
          sx={{ width: 1 }}
          {...(progress && { variant: 'determinate', value: progress.percent })}
        />
        {progress && progress.rows > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('rows', { rows: formatCount(progress.rows) })}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
