import pg from 'pg';
import { type Acting, ActingQuery } from './ActingQuery.ts';
import { outageOf } from './outage.ts';

/** A connection that belongs to one unit of work, only as long as that lasts. */
export interface DatabaseClient {
  // biome-ignore lint/suspicious/noExplicitAny: what a row is made of stands in the statement.
  query<Row extends pg.QueryResultRow = any>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** One unit of work on a connection of the pool. */
export interface Turn {
  client: DatabaseClient;
  /** Commits the transaction, if the work began one by sending a statement. */
  commit(): Promise<void>;
  /** Rolls back an open transaction. Returns false when the connection must not be reused. */
  end(): Promise<boolean>;
}

export function startTurn(connection: pg.PoolClient, acting: Acting): Turn {
  let sent = false;
  let ended = false;
  let over = false;
  let lost = false;
  let running = 0;

  function send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
      connection.query(new ActingQuery(connection, acting, statement, done));
    });
  }

  return {
    client: {
      async query(statement, values) {
        // Another request may be using the connection by now.
        if (over) throw new Error('A statement came after the work that it belongs to had ended.');
        sent = true;
        running += 1;
        try {
          return await send(typeof statement === 'string' ? { text: statement, values } : statement);
        } catch (error) {
          lost ||= isLost(error);
          // Points the stack trace to the sender of the statement instead of the socket.
          if (error instanceof Error) Error.captureStackTrace(error);
          throw error;
        } finally {
          running -= 1;
        }
      },
    },
    async commit() {
      over = true;
      if (!sent) return;
      const { command } = await connection.query('commit');
      ended = true;
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back, as one of its statements had failed.');
    },
    async end() {
      over = true;
      // The driver's transaction status lags behind: a statement fails before PostgreSQL has reported the new status,
      // and a failed first statement would look like one that never began a transaction.
      if (acting.begin && sent && !ended && !lost) await connection.query('rollback').catch(() => undefined);
      return running === 0 && !lost && connection.getTransactionStatus() === 'I';
    },
  };
}

/**
 * PostgreSQL reports why it ends a connection before it does: until then the connection looks usable. A connection to a
 * server that now only reads keeps looking usable.
 */
function isLost(error: unknown): boolean {
  const outage = outageOf(error);
  return !(error instanceof pg.DatabaseError) || outage === 'lost' || outage === 'readOnly';
}
