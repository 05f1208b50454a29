import { useApolloClient } from '@apollo/client/react';
import { MAX_IMPORT_BYTES } from '@taem/domain/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { saveFile } from '../app/saveFile.ts';
import { currentSession } from '../app/session.ts';
import type { ImportedRecord } from './ImportedRecord.ts';
import { fetchBadRows, ImportRefusal, type Mistake, type Outcome, type Progress, sendImport } from './sendImport.ts';

export type Busy = 'test' | 'write' | 'badRows';
export type BadRowsFormat = 'xlsx' | 'csv';

interface State {
  readonly file: File | null;
  readonly busy: Busy | null;
  readonly progress: Progress | null;
  /** What would come of the file. */
  readonly tested: Outcome | null;
  /** What came of it. */
  readonly done: Outcome | null;
  /** Why it is not taken. */
  readonly refused: { readonly message: string; readonly mistakes: readonly Mistake[] } | null;
  /** The server could not be reached. */
  readonly failed: boolean;
  /** Writing was called off. */
  readonly stopped: boolean;
}

const NOTHING: State = {
  file: null,
  busy: null,
  progress: null,
  tested: null,
  done: null,
  refused: null,
  failed: false,
  stopped: false,
};

const TOO_LARGE = 'File size is too large.';

/** A file of records: first looked at without writing, then taken in. Work that is called off ends in the gateway too. */
export function useImport({ path, fields }: ImportedRecord) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(NOTHING);
  const change = useCallback((changes: Partial<State>) => setState((now) => ({ ...now, ...changes })), []);
  const work = useRef<AbortController | null>(null);
  // One for each file: sent again after a lost answer, it is taken in once.
  const key = useRef('');
  // Leaving the page aborts a running import.
  useEffect(() => () => work.current?.abort(), []);

  /** Does one thing at a time; what it is called off for is of no interest any more. */
  const run = async (busy: Busy, what: (signal: AbortSignal) => Promise<Partial<State>>) => {
    work.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    work.current = own;
    change({ busy, progress: null, failed: false, refused: null });
    try {
      const changes = await what(signal);
      if (!signal.aborted) change({ busy: null, ...changes });
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof ImportRefusal ? { message: error.message, mistakes: error.mistakes } : null;
      change({ busy: null, refused, failed: refused === null });
    }
  };

  const sent = (file: File, headers: Readonly<Record<string, string | null>>, signal: AbortSignal) => ({
    ...{ path, file, signal },
    fields: { ...headers, branch_id: currentSession()?.branchId ?? null },
  });
  const report = (signal: AbortSignal) => (progress: Progress) => {
    if (!signal.aborted) change({ progress });
  };

  const test = (file: File) =>
    run('test', async (signal) => ({
      tested: await sendImport(sent(file, { action: 'test' }, signal), report(signal)),
    }));

  const choose = async (file: File | null) => {
    work.current?.abort();
    key.current = newKey();
    setState({ ...NOTHING, file });
    if (!file) return;
    if (file.size > MAX_IMPORT_BYTES) change({ refused: { message: TOO_LARGE, mistakes: [] } });
    else await test(file);
  };

  const badRows = (file: File, format: BadRowsFormat, signal: AbortSignal) =>
    fetchBadRows(sent(file, { action: 'bad_rows', format, language: currentLanguage() }, signal));

  const saveBadRows = (format: BadRowsFormat) => {
    const { file } = state;
    if (!file || state.busy) return;
    void run('badRows', async (signal) => {
      saveFile(await badRows(file, format, signal), nameOf(file, format));
      return {};
    });
  };

  /** With bad rows, those are handed over first: once the good ones are written, they are all that is left to do. */
  const write = (skipsBad: boolean) => {
    const { file } = state;
    if (!file || state.busy) return;
    void run('write', async (signal) => {
      const left = skipsBad ? await badRows(file, 'xlsx', signal) : null;
      const headers = { action: 'import', skip_bad: skipsBad ? 'true' : null };
      const done = await sendImport({ ...sent(file, headers, signal), key: key.current }, report(signal));
      if (left) saveFile(left, nameOf(file, 'xlsx'));
      for (const fieldName of fields) client.cache.evict({ fieldName });
      return { done };
    });
  };

  /** Writing that is called off may have been through by then: the file is looked at again, which shows it. */
  const cancel = () => {
    const { file, busy } = state;
    work.current?.abort();
    if (busy === 'write' && file) {
      key.current = newKey();
      change({ stopped: true, tested: null });
      void test(file);
    } else if (busy === 'test') setState(NOTHING);
    else change({ busy: null });
  };

  return { ...state, choose, write, cancel, saveBadRows };
}

const nameOf = (file: File, format: BadRowsFormat) => `${file.name.replace(/\.[^.]*$/, '')}-bad-rows.${format}`;
