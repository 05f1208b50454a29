import type { Words } from '@taem/domain/record/words.ts';
import { freshAccessToken, renewAccessToken } from '../app/freshAccessToken.ts';
import { CLIENT_NAME } from '../app/sendOperation.ts';
import { currentUserId } from '../app/session.ts';
import { readLines } from './readLines.ts';

/** The pause and the maximum number of tries while another file is imported. */
const TURN_MS = 1_000;
const MAX_TURNS = 15;

/** A mistake in a file, with its row and column in the file. */
export interface Mistake {
  readonly row: string;
  readonly column: string;
  readonly message: string;
}

/** The result of an import or a dry run. */
export interface Outcome {
  readonly inserted: number;
  readonly updated: number;
  readonly same: number;
  readonly bad: number;
  readonly mistakes: readonly Mistake[];
  /** Number of rows that are imported although they contain a likely mistake. */
  readonly doubtful: number;
  readonly doubts: readonly Mistake[];
}

/** The result of an import, with its id; null if it changed nothing. */
export interface DoneOutcome extends Outcome {
  readonly import_id: string | null;
  readonly change_set_id: string | null;
}

/** The result of a zip file of pictures. */
export interface ZipOutcome {
  readonly changed: number;
  readonly same: number;
  readonly left: readonly Problem[];
}

/** The result of a dry run, how the file was read, and the open decisions. */
export interface TestedOutcome extends Outcome {
  readonly sheet: Sheet;
  readonly other_sheets: readonly OtherSheet[];
  /** The fields that a column can be imported as. */
  readonly fields: readonly { readonly field: string; readonly label: Words }[];
  readonly choices: readonly Choice[];
}

export interface SheetColumn {
  readonly head: string;
  /** The field it is imported as, by its name on the wire; null if it is left out. */
  readonly field: string | null;
  readonly samples: readonly string[];
}

/** How a file was read. */
export interface Sheet {
  readonly name: string | null;
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly heading_row: number;
  readonly rows_above: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly first_rows: readonly (readonly string[])[];
}

/** A sheet of a workbook that is not imported. */
export interface OtherSheet {
  readonly name: string;
  readonly rows: number;
  readonly is_hidden: boolean;
}

/** A decision about a file. */
export interface Choice {
  readonly key: string;
  readonly count: number;
  readonly names: readonly string[];
  readonly value: boolean;
}

/** The file is refused; with each mistake and its position, or one sentence without a position. */
export class ImportRefusal extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }
}

export interface Progress {
  readonly rows: number;
  readonly percent: number;
}

interface Sent {
  /** Path of the records on the wire. */
  readonly path: string;
  readonly file: File;
  readonly fields: Readonly<Record<string, string | null>>;
  /** The idempotency key: the same file with the same key is imported once. */
  readonly key?: string;
  readonly accept?: string;
  readonly signal: AbortSignal;
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

type Wire<Answer extends Outcome> = Omit<Answer, 'mistakes' | 'doubts'> & {
  readonly problems: readonly Problem[];
  readonly doubts: readonly Problem[];
};

type Line<Payload> =
  | { readonly progress: Progress }
  | { readonly status: number; readonly payload: Payload }
  | { readonly status: number; readonly message: string | readonly Problem[] };

/**
 * Sends a file to be checked or imported, and reports the progress. Throws an `ImportRefusal`, or the network error.
 */
export async function sendImport<Answer extends Outcome>(
  sent: Sent,
  onProgress: (progress: Progress) => void,
): Promise<Answer> {
  const { problems, doubts, ...counts } = await postForLines<Wire<Answer>>(sent, onProgress);
  return { ...counts, mistakes: problems.map(mistakeOf), doubts: doubts.map(mistakeOf) } as unknown as Answer;
}

/** Sends a zip file of pictures; sending the same again changes nothing. */
export const sendPictures = (
  file: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ZipOutcome> => postForLines({ path: 'product-pictures', file, fields: {}, signal }, onProgress);

async function postForLines<Payload>(sent: Sent, onProgress: (progress: Progress) => void): Promise<Payload> {
  const answer = await post({ ...sent, accept: 'application/x-ndjson' });
  for await (const line of readLines(answer)) {
    const reported = line as Line<Payload>;
    if ('progress' in reported) onProgress(reported.progress);
    else if ('payload' in reported) return reported.payload;
    else throw refusalOf(reported);
  }
  throw new Error('The answer ended in the middle.');
}

/** Returns the rows of a file that have a mistake, as a file. */
export async function fetchBadRows(sent: Sent): Promise<Blob> {
  const answer = await post(sent);
  if (!answer.ok) throw refusalOf(await answer.json());
  return await answer.blob();
}

async function post(sent: Sent, owner = currentUserId(), turn = 0): Promise<Response> {
  const token = await freshAccessToken(owner);
  const answer = await postAs(sent, token);
  // In both cases the file was not processed: the token was refused, or another file is being imported for the shop.
  if (answer.status === 401 && token) return await postAs(sent, await renewAccessToken(token, owner));
  if (answer.status !== 429 || turn === MAX_TURNS) return answer;
  await pause(TURN_MS);
  sent.signal.throwIfAborted();
  return await post(sent, owner, turn + 1);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function postAs({ path, file, fields, key, accept, signal }: Sent, token: string | null): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  form.append('image', file);
  const headers = {
    ...CLIENT_NAME,
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
    ...(accept && { accept }),
  };
  return fetch(`/import/${path}`, { method: 'POST', body: form, headers, signal });
}

function refusalOf({ message }: { message?: string | readonly Problem[] }): ImportRefusal {
  if (!Array.isArray(message)) return new ImportRefusal(String(message ?? ''));
  const mistakes = (message as readonly Problem[]).map(mistakeOf);
  const [first] = mistakes;
  return mistakes.length === 1 && first && !first.row
    ? new ImportRefusal(first.message)
    : new ImportRefusal('', mistakes);
}

/** Reads a path such as `row 7.name`; a mistake of the whole file has neither row nor column. */
export function mistakeOf({ path, message }: Problem): Mistake {
  const [, row = '', column = ''] = /^row (\d+)(?:\.(.+))?$/s.exec(path) ?? [];
  return { row, column, message };
}
