import { Alert, type AlertColor, Snackbar } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Notify = (text: string, severity?: AlertColor) => void;

const NoticeContext = createContext<Notify>(() => undefined);

/** Shows a short text at the foot of the page: `const notify = useNotice(); notify(text, 'success')`. */
export function useNotice(): Notify {
  return useContext(NoticeContext);
}

interface Notice {
  readonly key: number;
  readonly text: string;
  readonly severity: AlertColor;
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  const notify = useCallback<Notify>((text, severity = 'info') => {
    setNotice((last) => ({ key: (last?.key ?? 0) + 1, text, severity }));
    setOpen(true);
  }, []);
  const close = (_event: unknown, reason?: string) => {
    if (reason !== 'clickaway') setOpen(false);
  };
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      <Snackbar key={notice?.key} open={open} autoHideDuration={6000} onClose={close} className="screen-only">
        <Alert severity={notice?.severity} variant="filled" onClose={close} sx={{ minWidth: 320, fontSize: '1rem' }}>
          {notice?.text}
        </Alert>
      </Snackbar>
    </NoticeContext.Provider>
  );
}
