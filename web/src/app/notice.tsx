import type { AlertColor } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { Notice, NoticeBar } from './NoticeBar.tsx';

type Notify = (text: string, severity?: AlertColor) => void;

const NoticeContext = createContext<Notify>(() => undefined);

/** Shows a short text at the foot of the page: `const notify = useNotice(); notify(text, 'success')`. */
export function useNotice(): Notify {
  return useContext(NoticeContext);
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  const [Bar, setBar] = useState<typeof NoticeBar | null>(null);
  // Where it cannot be fetched the page stays, and the next notice tries once more.
  const load = useCallback(() => {
    import('./NoticeBar.tsx').then(
      (file) => setBar(() => file.NoticeBar),
      () => undefined,
    );
  }, []);
  // It has to be there when a network is gone: that is what it says.
  useEffect(load, [load]);
  const notify = useCallback<Notify>(
    (text, severity = 'info') => {
      load();
      setNotice((last) => ({ key: (last?.key ?? 0) + 1, text, severity }));
      setOpen(true);
    },
    [load],
  );
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      {Bar && notice && <Bar notice={notice} open={open} onClose={() => setOpen(false)} />}
    </NoticeContext.Provider>
  );
}
