import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { isStillAllowed } from '../../http/isStillAllowed.ts';
import type { Statement } from '../compileQuery.ts';
import type { AskedFile } from './askedFile.ts';
import { csvOf } from './csvOf.ts';
import { exportRows } from './exportRows.ts';
import { filePlaces } from './filePlaces.ts';
import { FILE_TYPES } from './fileTypes.ts';
import { tableOf } from './tableOf.ts';
import { xlsxOf } from './xlsxOf.ts';

const MOST_AT_ONCE = 3;
const takePlace = filePlaces(MOST_AT_ONCE, 'Other lists are being exported, try again when they are done.');

/** Every row of a statement as the file that was asked for, as it is read; a few of them at a time in a process. */
export function sendFile(
  reply: FastifyReply,
  { database, sessions }: GatewayContext,
  session: GatewaySession,
  path: string,
  statement: Statement,
  asked: AskedFile,
  longestMs?: number,
): FastifyReply {
  const ended = takePlace();
  const rows = exportRows(database, session.realmId, statement, asked.columns, {
    ended,
    longestMs,
    mayGoOn: () => isStillAllowed(sessions, session),
  });
  const { heading, batches } = tableOf(asked, rows);
  const file = asked.format === 'csv' ? Readable.from(csvOf(heading, batches)) : xlsxOf(heading, batches);
  // Also of a file that nobody began to read.
  file.once('close', ended);
  const name = `${path.replaceAll('/', '-')}.${asked.format}`;
  return reply
    .type(FILE_TYPES[asked.format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
}
