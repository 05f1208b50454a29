import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface TransactionPooler {
  url: string;
  close(): Promise<void>;
}

/**
 * Stands before PostgreSQL as PgBouncer does in transaction mode: every transaction goes to the connection that has
 * rested longest, so that no two of one client meet the same one by habit, and nothing else of a session is kept apart.
 */
export async function startTransactionPooler(databaseUrl: string, size: number): Promise<TransactionPooler> {
  const free: Socket[] = [];
  const waiting: ((server: Socket) => void)[] = [];
  const open = new Set<Socket>();
  let closed = false;

  function giveBack(server: Socket): void {
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  }

  async function openServer(): Promise<void> {
    const server = await connect(databaseUrl);
    if (closed) return void server.destroy();
    open.add(server);
    server.on('error', () => undefined);
    server.once('close', () => {
      open.delete(server);
      const place = free.indexOf(server);
      if (place >= 0) free.splice(place, 1);
      if (!closed) openServer().catch(() => undefined);
    });
    giveBack(server);
  }

  function serve(client: Socket): void {
    open.add(client);
    let server: Socket | null = null;
    let isRequested = false;
    let sent: Buffer[] = [];
    /** Sync and Query messages whose ReadyForQuery has not come. */
    let unanswered = 0;

    function link(given: Socket): void {
      isRequested = false;
      if (client.destroyed) {
        giveBack(given);
        return;
      }
      server = given;
      const answers = splitMessages((message) => {
        if (client.writable) client.write(message);
        if (message[0] !== READY_FOR_QUERY) return;
        unanswered -= 1;
        if (unanswered === 0 && message[5] === IDLE) unlink(given);
      });
      given.on('data', answers);
      given.once('close', lose);
      for (const message of sent) given.write(message);
      sent = [];
    }
    const lose = () => client.destroy();
    function unlink(used: Socket): void {
      server = null;
      used.removeAllListeners('data');
      used.removeListener('close', lose);
      giveBack(used);
    }

    const afterStart = splitMessages((message) => {
      if (message[0] === TERMINATE) return void client.end();
      if (message[0] === SYNC || message[0] === QUERY) unanswered += 1;
      if (server) return void server.write(message);
      sent.push(message);
      if (isRequested) return;
      isRequested = true;
      const next = free.shift();
      if (next) link(next);
      else waiting.push(link);
    });
    client.once('data', () => {
      client.write(welcome());
      client.on('data', afterStart);
    });
    client.on('error', () => undefined);
    client.once('close', () => {
      open.delete(client);
      // In the middle of a transaction, which no other client may continue.
      server?.destroy();
    });
  }

  await Promise.all(Array.from({ length: size }, openServer));
  const listener = createServer({ noDelay: true }, serve).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    async close() {
      closed = true;
      const ended = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await ended;
    },
  };
}

const [SYNC, QUERY, TERMINATE, READY_FOR_QUERY, IDLE] = [...Buffer.from('SQXZI')];

/** Signed in by the driver, which then lets go of its connection. */
async function connect(databaseUrl: string): Promise<Socket> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const socket = client.connection.stream as Socket;
  socket.removeAllListeners();
  return socket;
}

/** Calls with each whole message of the protocol: a letter, the length of what follows with itself, the rest. */
function splitMessages(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(message);
    }
  };
}

/** Everybody is let in, as a process that PostgreSQL does not know. */
function welcome(): Buffer {
  const key = Buffer.alloc(8);
  key.writeInt32BE(2_000_000_000 + Math.floor(Math.random() * 100_000_000));
  const parts: [string, Buffer][] = [
    ['R', Buffer.alloc(4)],
    ['K', key],
    ['Z', Buffer.from('I')],
  ];
  return Buffer.concat(
    parts.flatMap(([letter, body]) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(4 + body.length);
      return [Buffer.from(letter), length, body];
    }),
  );
}
