import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface TransactionPooler {
  url: string;
  close(): Promise<void>;
}

/**
 * Works in front of PostgreSQL like PgBouncer in transaction mode: every transaction goes to the connection that has
 * been idle longest, so that two transactions of one client do not usually get the same one, and nothing else of a
 * session is kept, except for names of statements if these are to be supported, as PgBouncer does with
 * `max_prepared_statements`.
 */
export async function startTransactionPooler(
  databaseUrl: string,
  size: number,
  keepsNames = false,
): Promise<TransactionPooler> {
  const prepared = new WeakMap<Socket, Set<string>>();
  let named = 0;
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
    /** Number of Sync and Query messages whose ReadyForQuery has not arrived. */
    let unanswered = 0;
    /** Statements prepared by name: their name on the servers, and the rest of the message. */
    const statements = new Map<string, { as: string; rest: Buffer }>();
    /** Statements whose ParseComplete has not arrived, and whether the client waits for it. */
    let parsing: { as: string; isRequested: boolean }[] = [];

    function forward(to: Socket, message: Buffer): void {
      const [first = '', second = ''] = keepsNames ? textsOf(message) : [];
      if (keepsNames && message[0] === PARSE) {
        if (first) named += 1;
        const as = first && `pooler_${named}`;
        const rest = message.subarray(5 + first.length);
        if (first) statements.set(first, { as, rest });
        parse(to, as, rest, true);
      } else if (keepsNames && message[0] === BIND && second) {
        const { as, rest } = statements.get(second) ?? { as: second, rest: null };
        const isPrepared = prepared.get(to)?.has(as) || parsing.some((one) => one.as === as);
        if (rest && !isPrepared) parse(to, as, rest, false);
        const values = message.subarray(5 + first.length + 1 + second.length);
        to.write(messageOf('B', Buffer.concat([Buffer.from(`${first}\0${as}`), values])));
      } else to.write(message);
    }
    function parse(to: Socket, as: string, rest: Buffer, isRequested: boolean): void {
      parsing.push({ as, isRequested });
      to.write(messageOf('P', Buffer.concat([Buffer.from(as), rest])));
    }

    function link(given: Socket): void {
      isRequested = false;
      if (client.destroyed) {
        giveBack(given);
        return;
      }
      server = given;
      const answers = splitMessages((message) => {
        const parsed = message[0] === PARSE_COMPLETE ? parsing.shift() : undefined;
        if (parsed?.as) prepared.set(given, (prepared.get(given) ?? new Set()).add(parsed.as));
        if (client.writable && parsed?.isRequested !== false) client.write(message);
        if (message[0] !== READY_FOR_QUERY) return;
        parsing = [];
        unanswered -= 1;
        if (unanswered === 0 && message[5] === IDLE) unlink(given);
      });
      given.on('data', answers);
      given.once('close', lose);
      for (const message of sent) forward(given, message);
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
      if (server) return forward(server, message);
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

const [SYNC, QUERY, TERMINATE, READY_FOR_QUERY, IDLE, PARSE, BIND, PARSE_COMPLETE] = [...Buffer.from('SQXZIPB1')];

/** Returns the first two texts of a message, each ended by a zero. */
const textsOf = (message: Buffer): string[] => message.toString('latin1', 5).split('\0', 2);

function messageOf(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

/** Returns a socket that the driver has signed in and then released. */
async function connect(databaseUrl: string): Promise<Socket> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const socket = client.connection.stream as Socket;
  socket.removeAllListeners();
  return socket;
}

/** Calls `take` with each whole message of the protocol: a letter, the length of the rest including itself, the rest. */
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

/** Accepts every client, as a process id that PostgreSQL does not have. */
function welcome(): Buffer {
  const key = Buffer.alloc(8);
  key.writeInt32BE(2_000_000_000 + Math.floor(Math.random() * 100_000_000));
  const parts: [string, Buffer][] = [
    ['R', Buffer.alloc(4)],
    ['K', key],
    ['Z', Buffer.from('I')],
  ];
  return Buffer.concat(parts.map(([letter, body]) => messageOf(letter, body)));
}
