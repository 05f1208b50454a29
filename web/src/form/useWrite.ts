import { useRef, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { type UserError, userErrorsOf } from './userErrorsOf.ts';

interface Words {
  /** The message if another user saved in between. */
  readonly stale: string;
  /** The message if the record no longer exists. */
  readonly gone?: string;
  readonly failed: string;
}

interface Options {
  /** Loads what was written, by this user or another. */
  readonly reload?: () => Promise<unknown>;
  /** The field whose refusal is returned, to be shown there. */
  readonly field?: string;
}

interface Answer {
  data?: unknown;
}

/** The outcome of a write: done, or what is wrong with the field. */
export type Outcome =
  | { readonly done: true; readonly data: unknown }
  | { readonly done: false; readonly refused?: string };

/** Serialises writes. A failure is shown at the foot of the page, and nothing typed is lost. */
export function useWrite(words: Words, { reload = async () => undefined, field }: Options = {}) {
  const language = useLanguage();
  const notify = useNotice();
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const running = useRef(false);
  /** The idempotency key of `create`: sent again after a lost answer, a new record is created only once. */
  const key = useRef(newKey());

  function refusal({ code, message, path }: UserError): Outcome {
    if (field !== undefined && path[0] === field) return { done: false, refused: said(message, language) };
    const own = { STALE_VERSION: words.stale, NOT_FOUND: words.gone }[code];
    notify(own ?? said(message, language), 'warning');
    return { done: false };
  }

  async function write(send: () => Promise<Answer>, done: string): Promise<Outcome> {
    // A second press while the first one is under way.
    if (running.current) return { done: false };
    running.current = true;
    setBusy(true);
    try {
      const { data } = await send();
      const [error] = userErrorsOf({ data });
      setStale(error?.code === 'STALE_VERSION');
      // A failure to reload does not change what became of the write.
      await reload().catch(() => undefined);
      if (error) return refusal(error);
      notify(done, 'success');
      return { done: true, data };
    } catch {
      notify(words.failed, 'warning');
      return { done: false };
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  async function create(send: (key: string) => Promise<Answer>, done: string): Promise<Outcome> {
    return await write(async () => {
      const answer = await send(key.current);
      // Refused or not, it was answered; without a payload it may yet be written.
      userErrorsOf(answer);
      key.current = newKey();
      return answer;
    }, done);
  }

  return { isBusy, isStale, write, create };
}
