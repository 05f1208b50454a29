import { copyText } from './copyText.ts';
import { useNotice } from './notice.tsx';

/** Returns a function that copies a text and reports in a notice whether that worked. */
export function useCopy(copied: string, notCopied: string): (text: string) => Promise<void> {
  const notify = useNotice();
  return async (text) => {
    const isCopied = await copyText(text);
    notify(isCopied ? copied : notCopied, isCopied ? 'success' : 'warning');
  };
}
