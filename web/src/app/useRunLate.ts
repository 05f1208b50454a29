import { useAppMessages } from './messages.ts';
import { useNotice } from './notice.tsx';

/** Does what needs code of a separate file, such as writing a workbook; where that cannot be fetched, a notice says so. */
export function useRunLate(): (run: () => Promise<void>) => void {
  const t = useAppMessages();
  const notify = useNotice();
  return (run) => void run().catch(() => notify(t('late.failed'), 'warning'));
}
