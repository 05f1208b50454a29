import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { type Notice, NoticeBar } from './NoticeBar.tsx';

type Notify = (text: string, severity?: Notice['severity']) => void;

const NoticeContext = createContext<Notify>(() => undefined);

/**
 * Returns a function that shows a short text at the foot of the page: `const notify = useNotice(); notify(text, 'success')`.
 */
export function useNotice(): Notify {
  return useContext(NoticeContext);
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback<Notify>(
    (text, severity = 'info') => setNotice((last) => ({ key: (last?.key ?? 0) + 1, text, severity })),
    [],
  );
  const close = useCallback(() => setNotice(null), []);
  return (
    <NoticeContext.Provider value={notify}>
      {children}
      {notice && <NoticeBar key={notice.key} notice={notice} onClose={close} />}
    </NoticeContext.Provider>
  );
}
