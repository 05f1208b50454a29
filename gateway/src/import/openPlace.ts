import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { refuseGone } from '../http/goneSignal.ts';
import type { ImportTurns } from './ImportTurns.ts';
import { openImportFolder } from './importFolders.ts';

/** A body that stands still for so long ends with its connection; for the whole of it there is the time of a request. */
const IDLE_MS = 30_000;

/**
 * Room for the files of one import, and, once `read` has put the sent one there, its turn; `close` gives both back. A body
 * that is slow or never comes keeps only the person waiting who sends it, and no one else of the shop.
 */
export async function openPlace<T>(turns: ImportTurns, request: FastifyRequest, read: (path: string) => Promise<T>) {
  const { realmId, userId } = request.session;
  // Not even sent, if it would be refused.
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
    // Called off while it was being sent.
    throw request.raw.aborted ? refuseGone() : error;
  } finally {
    arrived();
  }
}

async function whileMoving<T>({ raw: { socket } }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  // What is injected has no connection that could stand still.
  socket.setTimeout?.(IDLE_MS);
  try {
    return await read();
  } finally {
    socket.setTimeout?.(0);
  }
}
