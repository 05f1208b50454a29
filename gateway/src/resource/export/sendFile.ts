import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { isStillAllowed } from '../../http/isStillAllowed.ts';
import type { Statement } from '../compileQuery.ts';
import { csvOf } from './csvOf.ts';
import type { Cell } from './ExportTable.ts';
import { exportRows } from './exportRows.ts';
import { encoded, withDates } from './fileLayout.ts';
import { filePlaces } from './filePlaces.ts';
import type { FileRequest } from './fileRequest.ts';
import { FILE_TYPES } from './fileTypes.ts';
import { readFirst } from './readFirst.ts';
import { tableOf } from './tableOf.ts';
import type { EndOfFile } from './takeAway.ts';
import { xlsxOf } from './xlsxOf.ts';

const MAX_AT_ONCE = 3;
const takePlace = filePlaces(MAX_AT_ONCE, 'Other lists are being exported, try again when they are done.');

interface SentFile {
  /** Path of the list's resource. */
  path: string;
  statement: Statement;
  file: FileRequest;
  longestMs?: number;
  /** Records the export before any of the file is produced; the function that it returns is called with the number of rows. */
  note?: (() => Promise<EndOfFile>) | undefined;
}

/** Sends every row of a statement as the requested file, while it is read; limited to a few files at a time per process. */
export async function sendFile(
  { session, reader }: FastifyRequest,
  reply: FastifyReply,
  { sessions }: GatewayContext,
  { path, statement, file: requested, longestMs, note }: SentFile,
): Promise<FastifyReply> {
  const ended = takePlace();
  const reportRows = await note?.().catch((error: unknown) => {
    ended();
    throw error;
  });
  let count = 0;
  const reading = exportRows(reader, session.realmId, statement, requested.columns, {
    ended,
    longestMs,
    mayGoOn: () => isStillAllowed(sessions, session),
  });
  const { parts, leave } = await readFirst(reading).catch(async (error: unknown) => {
    await reportRows?.(0);
    throw error;
  });
  const { heading, batches } = tableOf(
    requested,
    counted(parts, (more) => (count += more)),
  );
  const { format, layout } = requested;
  const rows = layout ? withDates(batches, layout) : batches;
  const textFile = () => encoded(csvOf(heading, rows, layout ?? undefined), layout?.encoding ?? 'UTF-8');
  const file = format === 'csv' ? Readable.from(textFile()) : xlsxOf(heading, rows);
  // Also for a file that was never read.
  file.once('close', () => {
    ended();
    leave();
    void reportRows?.(count);
  });
  const name = `${path.replaceAll('/', '-')}.${format}`;
  return reply
    .type(layout && format === 'csv' ? `text/csv; charset=${layout.encoding.toLowerCase()}` : FILE_TYPES[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
}

async function* counted(batches: AsyncIterable<Cell[][]>, count: (rows: number) => void): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    count(rows.length);
    yield rows;
  }
}
