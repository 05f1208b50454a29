import { useAppMessages } from './messages.ts';
import { useNotice } from './notice.tsx';

/**
 * Returns a function that runs an action with code from a separate file, such as writing a workbook; if the file cannot be
 * fetched, a notice reports it.
 */
export function useRunLate(): (run: () => Promise<void>) => void {
  const t = useAppMessages();
  const notify = useNotice();
  return (run) => void run().catch(() => notify(t('late.failed'), 'warning'));
}
