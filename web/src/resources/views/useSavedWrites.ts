import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import { type UserError, userErrorsOf } from '../../form/userErrorsOf.ts';
import type { ViewWords } from './messages.ts';

/** The outcome of a write: done, or why the typed name is refused. */
export type Outcome =
  | { readonly done: true; readonly data: unknown }
  | { readonly done: false; readonly name?: string };

/** Returns a function that writes saved entries. A failure is reported at the foot of the page, and nothing is lost. */
export function useSavedWrites(t: ViewWords, refetch: () => Promise<unknown>) {
  const language = useLanguage();
  const notify = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  /** The idempotency key of a new entry: sent again after a lost answer, it is saved only once. */
  const key = useRef(newKey());

  const refusal = ({ code, message, path }: UserError): Outcome => {
    if (path[0] === 'name') return { done: false, name: said(message, language) };
    notify(
      code === 'STALE_VERSION' ? t('stale') : code === 'NOT_FOUND' ? t('gone') : said(message, language),
      'warning',
    );
    return { done: false };
  };

  const run = async (write: () => Promise<{ data?: unknown }>, words: string): Promise<Outcome> => {
    // A second press while the first one is under way.
    if (running.current) return { done: false };
    running.current = true;
    setIsBusy(true);
    try {
      const answer = await write();
      const [error] = userErrorsOf(answer);
      await refetch();
      if (error) return refusal(error);
      notify(words, 'success');
      return { done: true, data: answer.data };
    } catch {
      notify(t('failed'), 'warning');
      return { done: false };
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  const make = async (write: (idempotencyKey: string) => Promise<{ data?: unknown }>, words: string) => {
    const outcome = await run(() => write(key.current), words);
    if (outcome.done || outcome.name !== undefined) key.current = newKey();
    return outcome;
  };
  return { isBusy, run, make };
}
