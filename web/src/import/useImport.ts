import { useApolloClient } from '@apollo/client/react';
import { MAX_IMPORT_BYTES } from '@taem/domain/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { saveFile } from '../app/saveFile.ts';
import { currentSession } from '../app/session.ts';
import type { ImportedRecord } from './ImportedRecord.ts';
import { type Columns, keepColumns, keptColumns } from './keptColumns.ts';
import {
  type DoneOutcome,
  fetchBadRows,
  ImportRefusal,
  type Mistake,
  type Progress,
  type Sheet,
  sendImport,
  type TestedOutcome,
} from './sendImport.ts';

export type Busy = 'test' | 'write' | 'badRows';
export type BadRowsFormat = 'xlsx' | 'csv';

type Choices = Readonly<Record<string, boolean>>;

interface State {
  readonly file: File | null;
  /** Number of files chosen so far. */
  readonly opened: number;
  readonly busy: Busy | null;
  readonly progress: Progress | null;
  /** The user's column choices, made now or with an earlier file of these headings; null for the detected ones. */
  readonly columns: Columns | null;
  /** The sheet of a workbook chosen by the user; null for the detected one. */
  readonly sheet: string | null;
  readonly choices: Choices;
  /** The branch chosen by a user who works in all branches, for a file that needs one. */
  readonly branch: string | null;
  /** The result of the dry run. */
  readonly tested: TestedOutcome | null;
  /** The result of the import. */
  readonly done: DoneOutcome | null;
  /** Why it was refused. */
  readonly refused: { readonly message: string; readonly mistakes: readonly Mistake[] } | null;
  /** Whether the server could not be reached. */
  readonly failed: boolean;
  /** Whether writing was cancelled. */
  readonly stopped: boolean;
}

const NOTHING: State = {
  file: null,
  opened: 0,
  busy: null,
  progress: null,
  columns: null,
  sheet: null,
  choices: {},
  branch: null,
  tested: null,
  done: null,
  refused: null,
  failed: false,
  stopped: false,
};

const TOO_LARGE = 'File size is too large.';

/** The decisions about a file. */
type Decided = Pick<State, 'columns' | 'sheet' | 'choices' | 'branch'>;

/** Holds the import of a file: first a dry run, then the import. Cancelled work ends in the gateway too. */
export function useImport({ path, fields, choices: preset = {} }: ImportedRecord) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(NOTHING);
  const change = useCallback((changes: Partial<State>) => setState((now) => ({ ...now, ...changes })), []);
  const work = useRef<AbortController | null>(null);
  // One key per file: sent again after a lost answer, it is imported once.
  const key = useRef('');
  // Leaving the page aborts a running import.
  useEffect(() => () => work.current?.abort(), []);

  /** Does one thing at a time; the result of an aborted one is ignored. */
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

  const sent = (
    file: File,
    { columns, sheet, choices, branch }: Decided,
    headers: Readonly<Record<string, string | null>>,
    signal: AbortSignal,
  ) => ({
    ...{ path, file, signal },
    fields: {
      ...headers,
      columns: columns && JSON.stringify(columns),
      sheet,
      choices: JSON.stringify(choices),
      branch_id: branch ?? currentSession()?.branchId ?? null,
    },
  });
  const report = (signal: AbortSignal) => (progress: Progress) => {
    if (!signal.aborted) change({ progress });
  };

  const test = (file: File, decided: Decided) =>
    run('test', async (signal) => {
      const look = (as: Decided) =>
        sendImport<TestedOutcome>(sent(file, as, { action: 'test' }, signal), report(signal));
      const tested = await look(decided);
      const { sheet, fields: allowed } = tested;
      const kept = decided.columns
        ? null
        : keptColumns(
            path,
            sheet.columns,
            allowed.map(({ field }) => field),
          );
      return kept
        ? { columns: kept, sheet: decided.sheet, tested: await look({ ...decided, columns: kept }) }
        : { columns: decided.columns, sheet: decided.sheet, tested };
    });

  const choose = async (file: File) => {
    work.current?.abort();
    key.current = newKey();
    const { branch } = state;
    setState(({ opened }) => ({ ...NOTHING, branch, choices: preset, file, opened: opened + 1 }));
    if (file.size > MAX_IMPORT_BYTES) change({ refused: { message: TOO_LARGE, mistakes: [] } });
    else await test(file, { columns: null, sheet: null, choices: preset, branch });
  };

  /** Repeats the dry run with the decisions; the screen stays as it is until then. */
  const lookAgain = (decided: Partial<Decided>) => {
    const { file, busy } = state;
    if (!file || busy === 'write') return;
    key.current = newKey();
    change({ ...decided, stopped: false });
    void test(file, { ...state, ...decided });
  };

  /** Sets the field that a column is imported as; another column with that field is left out. */
  const map = (place: number, field: string | null) => {
    const { tested } = state;
    if (!tested) return;
    const columns = tested.sheet.columns.map((column, at) => {
      if (at === place) return field;
      const now = state.columns ? (state.columns[at] ?? null) : column.field;
      return now === field ? null : now;
    });
    keepColumns(path, headsOf(tested.sheet), columns);
    lookAgain({ columns });
  };

  /** Chooses another sheet of the workbook, whose columns are detected again; if it is refused, the previous state stays. */
  const chooseSheet = (sheet: string) => {
    const { file, busy } = state;
    if (!file || busy === 'write') return;
    key.current = newKey();
    change({ stopped: false });
    void test(file, { ...state, columns: null, sheet });
  };

  const decide = (key: string, value: boolean) => lookAgain({ choices: { ...state.choices, [key]: value } });

  const chooseBranch = (branch: string) => lookAgain({ branch });

  const badRows = (file: File, format: BadRowsFormat, signal: AbortSignal) =>
    fetchBadRows(sent(file, state, { action: 'bad_rows', format, language: currentLanguage() }, signal));

  const saveBadRows = (format: BadRowsFormat) => {
    const { file } = state;
    if (!file || state.busy) return;
    void run('badRows', async (signal) => {
      saveFile(await badRows(file, format, signal), nameOf(file, format));
      return {};
    });
  };

  /** Imports the file. If it skips bad rows, downloads those first: after the import they are all that is left to do. */
  const write = (skipsBad: boolean) => {
    const { file } = state;
    if (!file || state.busy) return;
    void run('write', async (signal) => {
      const left = skipsBad ? await badRows(file, 'xlsx', signal) : null;
      const headers = { action: 'import', skip_bad: skipsBad ? 'true' : null };
      const request = { ...sent(file, state, headers, signal), key: key.current };
      const done = await sendImport<DoneOutcome>(request, report(signal));
      if (left) saveFile(left, nameOf(file, 'xlsx'));
      for (const fieldName of fields) client.cache.evict({ fieldName });
      return { done };
    });
  };

  /** Cancels the work. A cancelled import may already be complete, so the dry run is repeated, which shows it. */
  const cancel = () => {
    const { file, busy, tested } = state;
    work.current?.abort();
    if (busy === 'write' && file) {
      key.current = newKey();
      change({ stopped: true, tested: null });
      void test(file, state);
    } else if (busy === 'test' && !tested) setState(NOTHING);
    else change({ busy: null });
  };

  /** Starts over for another file. */
  const reset = () => setState(({ branch }) => ({ ...NOTHING, branch }));

  return {
    ...state,
    tested: state.tested && asDecided(state.tested, state),
    choose,
    map,
    chooseSheet,
    chooseBranch,
    decide,
    write,
    cancel,
    saveBadRows,
    reset,
  };
}

/** Returns the dry run with the latest decisions: a choice is visible at once, its result after the next dry run. */
const asDecided = (
  tested: TestedOutcome,
  { columns, choices }: Pick<Decided, 'columns' | 'choices'>,
): TestedOutcome => ({
  ...tested,
  sheet: {
    ...tested.sheet,
    columns: tested.sheet.columns.map((column, place) =>
      columns ? { ...column, field: columns[place] ?? null } : column,
    ),
  },
  choices: tested.choices.map((choice) => ({ ...choice, value: choices[choice.key] ?? choice.value })),
});

const headsOf = ({ columns }: Sheet) => columns.map(({ head }) => head);

const nameOf = (file: File, format: BadRowsFormat) => `${file.name.replace(/\.[^.]*$/, '')}-bad-rows.${format}`;
