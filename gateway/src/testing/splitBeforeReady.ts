import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** ReadyForQuery is the last message of an answer: its letter, its length and the transaction status. */
const READY_BYTES = 6;

/**
 * A connection to PostgreSQL on which the end of every answer, and of the connection itself, arrives in a separate
 * packet, some time after the rest, as may happen on any network.
 */
export async function splitBeforeReady(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sent = Promise.resolve();
    sockets.add(near).add(far);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes: Buffer) => {
      const end = bytes.length - READY_BYTES;
      sent = sent.then(async () => {
        if (end <= 0 || bytes[end] !== 'Z'.charCodeAt(0)) return void near.write(bytes);
        near.write(bytes.subarray(0, end));
        await wait(20);
        near.write(bytes.subarray(end));
      });
    });
    near.on('close', () => far.destroy()).on('error', () => far.destroy());
    far.on('error', () => far.destroy());
    far.on('close', () => void sent.then(() => wait(20)).then(() => near.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
