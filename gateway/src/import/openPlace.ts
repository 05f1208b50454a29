import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { refuseGone } from '../http/goneSignal.ts';
import type { ImportTurns } from './ImportTurns.ts';
import { openImportFolder } from './importFolders.ts';

/** A body that stalls for so long ends with its connection; the whole body is limited by the request's time. */
const IDLE_MS = 30_000;

/**
 * Creates a folder for the files of one import, and takes the realm's turn once `read` has stored the sent file there;
 * `close` gives both back. A body that is slow or never arrives blocks only the person who sends it, no one else of the
 * shop.
 */
export async function openPlace<T>(turns: ImportTurns, request: FastifyRequest, read: (path: string) => Promise<T>) {
  const { realmId, userId } = request.session;
  // Checked first, so that a file that would be refused is not even sent.
  turns.enter(realmId)();
  const arrived = turns.enter(userId);
  let folder = '';
  const remove = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    folder = await openImportFolder();
    const path = join(folder, 'sent');
    const sent = await whileMoving(request, () => read(path));
    const leave = turns.enter(realmId);
    return {
      sent,
      path,
      leave,
      file: (name: string) => join(folder, name),
      close: () => remove().finally(leave),
    };
  } catch (error) {
    await remove();
    // The caller disconnected while sending.
    throw request.raw.aborted ? refuseGone() : error;
  } finally {
    arrived();
  }
}

async function whileMoving<T>({ raw: { socket } }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  // Injected requests have no real connection.
  socket.setTimeout?.(IDLE_MS);
  try {
    return await read();
  } finally {
    socket.setTimeout?.(0);
  }
}
