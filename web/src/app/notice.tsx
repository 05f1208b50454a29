import type { AlertColor } from '@mui/material';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { Notice } from './NoticeBar.tsx';

type Notify = (text: string, severity?: AlertColor) => void;

const NoticeContext = createContext<Notify>(() => undefined);
const loadBar = () => import('./NoticeBar.tsx');
const NoticeBar = lazy(async () => ({ default: (await loadBar()).NoticeBar }));

/** Shows a short text at the foot of the page: `const notify = useNotice(); notify(text, 'success')`. */
export function useNotice(): Notify {
  return useContext(NoticeContext);
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  // It has to be there when a network is gone: that is what it says.
  useEffect(() => void loadBar().catch(() => undefined), []);
  const notify = useCallback<Notify>((text, severity = 'info') => {
    setNotice((last) => ({ key: (last?.key ?? 0) + 1, text, severity }));
    setOpen(true);
  }, []);
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      <Suspense>{notice && <NoticeBar notice={notice} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </NoticeContext.Provider>
  );
}
