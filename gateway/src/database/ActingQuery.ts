import pg from 'pg';

declare module 'pg' {
  // The methods of the driver's own query; pg-cursor and pg-query-stream build on them as well.
  interface Query {
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/** Sent in front of a statement. */
export interface Preamble {
  /** The name under which it is prepared on every connection that may use names; null: it is parsed every time. */
  name: string | null;
  text: string;
}

/** On whose behalf a statement runs. */
export interface Acting {
  /** With '', the statement sees only rows that belong to no realm. */
  realmId: string;
  /** The author of changes, in the form that the record of changes takes; '' when there is none. */
  actor: string;
  /** Sets realm, actor and role for one transaction; its parameters are the first two. */
  actAs: Preamble;
  /** Opens the transaction whose first statement this is; null: the statement is its own transaction. */
  begin: Preamble | null;
  /** Time limit for each statement of the transaction, in milliseconds; null for no limit. */
  longestMs: number | null;
  /**
   * Whether the next statement on this connection can use what was prepared earlier; behind a pooler, only if the
   * pooler supports it.
   */
  mayUseNames: boolean;
}

const LIMIT: Preamble = { name: null, text: "select set_config('statement_timeout', $1, true)" };

/**
 * A statement that first sets on whose behalf it runs. PostgreSQL gets both before one Sync and runs them as one
 * transaction, so that setting it costs no round trip and ends with the transaction. Within an open transaction it is
 * already set.
 */
export class ActingQuery extends pg.Query {
  private readonly client: pg.ClientBase;
  private readonly acting: Acting;
  /** Number of results still expected for the preambles. */
  private ahead = 0;

  constructor(
    client: pg.ClientBase,
    acting: Acting,
    { name, ...statement }: pg.QueryConfig,
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // If a preamble is parsed, the driver would mistake its success for that of the named statement that follows.
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
