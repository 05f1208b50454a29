import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { textSize } from '../ui/tokens.ts';

export interface Notice {
  readonly key: number;
  readonly text: string;
  readonly severity: AlertColor;
}

/** A short text at the foot of the page, for some seconds. */
export function NoticeBar({ notice, open, onClose }: { notice: Notice; open: boolean; onClose: () => void }) {
  const close = (_event: unknown, reason?: string) => {
    if (reason !== 'clickaway') onClose();
  };
  return (
    <Snackbar key={notice.key} open={open} autoHideDuration={6000} onClose={close} className="screen-only" sx={THROUGH}>
      <Alert
        severity={notice.severity}
        variant="filled"
        onClose={close}
        sx={{ minWidth: 320, fontSize: textSize.body }}
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}

/** What lies below it can be pressed; of itself only its own button is. */
const THROUGH = {
  mb: 'var(--foot)',
  pointerEvents: 'none',
  '& .MuiAlert-root': { pointerEvents: 'none' },
  '& button': { pointerEvents: 'auto' },
} as const;
