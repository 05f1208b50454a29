import { Alert, AlertTitle, Button } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useCountMessages } from './messages.ts';
import type { Entries } from './unsaved.ts';

interface Props {
  readonly entries: Entries;
  /** Why they can no longer be saved. */
  readonly reason: string;
  readonly onDrop: () => void;
}

/** Maximum number of entries displayed. */
const MAX_READ = 20;

/** Lists entries of this device that came too late, so that they can be counted again elsewhere. */
export function UnsavedEntries({ entries, reason, onDrop }: Props) {
  const t = useCountMessages();
  return (
    <Alert
      severity="error"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 60%' } }}
      action={
        <Button color="inherit" onClick={onDrop}>
          {t('unsaved.drop')}
        </Button>
      }
    >
      <AlertTitle>{t('unsaved.title', { count: entries.length })}</AlertTitle>
      <div>{reason}</div>
      {entries.slice(0, MAX_READ).map(({ id, code, quantity }) => (
        <div key={id}>
          {code} × {formatCount(quantity ?? 0)}
        </div>
      ))}
      {entries.length > MAX_READ && <div>{t('unsaved.more', { count: entries.length - MAX_READ })}</div>}
    </Alert>
  );
}
