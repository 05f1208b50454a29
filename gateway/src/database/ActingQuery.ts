import pg from 'pg';

declare module 'pg' {
  // What the driver's own query is made of; pg-cursor and pg-query-stream build on the same methods.
  interface Query {
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/** Sent in front of a statement. */
export interface Preamble {
  /** Prepared under this name on every connection that may have names; null: parsed every time. */
  name: string | null;
  text: string;
}

/** On whose behalf a statement runs. */
export interface Acting {
  /** '' sees only what belongs to no realm. */
  realmId: string;
  /** The author of the changes, as the record of them takes it; '' when there is no one. */
  actor: string;
  /** Sets realm, actor and role for one transaction; its parameters are the first two. */
  actAs: Preamble;
  /** Opens the transaction that the statement is the first of; null: the statement is a transaction by itself. */
  begin: Preamble | null;
  /** How long a statement may take, for one transaction; null: as long as it needs. */
  longestMs: number | null;
  /** Whether the next statement on this connection meets what was prepared before: behind a pooler where it sees to it. */
  mayUseNames: boolean;
}

const LIMIT: Preamble = { name: null, text: "select set_config('statement_timeout', $1, true)" };

/**
 * A statement that says first whose it is. PostgreSQL gets both before one Sync and runs them as one transaction, so
 * saying it costs no round trip and is forgotten with the transaction. Within an open transaction it has been said.
 */
export class ActingQuery extends pg.Query {
  private readonly client: pg.ClientBase;
  private readonly acting: Acting;
  /** Results still to come of what was sent in front of the statement. */
  private ahead = 0;

  constructor(
    client: pg.ClientBase,
    acting: Acting,
    { name, ...statement }: pg.QueryConfig,
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // Where a preamble is parsed, the driver would take its success for that of a named statement behind it.
    const mayHaveName = acting.mayUseNames && acting.begin?.name !== null && acting.longestMs === null;
    super({ ...statement, name: mayHaveName ? name : undefined, queryMode: 'extended' } as pg.QueryConfig, done);
    this.client = client;
    this.acting = acting;
  }

  override prepare(connection: pg.Connection): void {
    if (this.client.getTransactionStatus() === 'I') {
      const { begin, actAs, realmId, actor, longestMs } = this.acting;
      if (begin) this.sendAhead(connection, begin, []);
      this.sendAhead(connection, actAs, [realmId, actor]);
      if (longestMs !== null) this.sendAhead(connection, LIMIT, [String(longestMs)]);
    }
    super.prepare(connection);
  }

  private sendAhead(connection: pg.Connection, { name, text }: Preamble, values: string[]): void {
    const statement = (this.acting.mayUseNames && name) || '';
    if (!statement) connection.parse({ name: '', text, types: [] }, true);
    connection.bind({ statement, values }, true);
    connection.execute({}, true);
    this.ahead += 1;
  }

  override handleDataRow(message: unknown): void {
    if (this.ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.ahead > 0) this.ahead -= 1;
    else super.handleCommandComplete(message, connection);
  }
}
