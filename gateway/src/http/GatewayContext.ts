import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { DatabaseClock } from '../database/openDatabaseClock.ts';
import type { Replica } from '../database/openReplica.ts';
import type { SalesNotices } from '../database/openSalesNotices.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { AttemptLimits } from './attemptLimits.ts';
import type { ServiceKeys } from './serviceKeys.ts';

/** What the routes of every area receive when they are registered. */
export interface GatewayContext {
  config: Config;
  database: Database;
  /** null without a replica. */
  replica: Replica | null;
  clock: DatabaseClock;
  files: FileStore;
  limits: AttemptLimits;
  tokens: AccessTokens;
  sessions: SessionStore;
  serviceKeys: ServiceKeys;
  salesNotices: SalesNotices;
}

/** The routes of one area; paths are below /v3.0. */
export type AreaRoutes = FastifyPluginAsync<GatewayContext>;

export interface Authorize {
  object_code: string;
  action_codes: readonly string[];
}

/** The signed-in merchant user, read from the database: changes of rights there apply at once. */
export interface GatewaySession {
  sessionId: string;
  userId: string;
  username: string;
  /** Whether it is a service account, with a key instead of an access token; actions only for people are refused to it. */
  isProgram?: boolean;
  /**
   * Whether it belongs to one due run of a schedule: it reads figures and the names in them, as its user may, and
   * nothing else.
   */
  isRun?: boolean;
  /** Whether its user took a till over by PIN: it has only the rights of a counter, in its branch. */
  isAtTill?: boolean;
  realmId: string;
  role: { id: string; name: string };
  authorizes: readonly Authorize[];
  /** Branches the user may work in; empty means all. */
  branchIds: readonly string[];
}

/** A program that was authenticated by its client secret. */
export interface ClientCaller {
  clientId: string;
  realmId: string;
}

/** A bank that was authenticated by the secret of an account. */
export interface BankCaller {
  realmId: string;
  /** The payment channel that stands for the account. */
  accountId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The merchant user of the access token; null on routes that are not for users. */
    maybeSession: GatewaySession | null;
    /** The merchant user of the access token; throws on a route that is not for users. */
    session: GatewaySession;
    /** The merchant of the calling program; throws on a route that is not for programs. */
    client: ClientCaller;
    maybeClient: ClientCaller | null;
    /** The account that a bank writes about; throws on a route that is not for banks. */
    bank: BankCaller;
    maybeBank: BankCaller | null;
    /** The body exactly as it arrived, on routes that check its signature. */
    signedBody: string | null;
    /** Refuses work whose user has since lost rights that it began with; null on routes that are not for users. */
    refuseNoMore: ((client: DatabaseClient) => Promise<void>) | null;
    /** A keyed hash, for what is kept of a request. */
    digest: AccessTokens['digest'];
  }
}

/** The valid sessions with their user and rights, cached in this process until anything about them changes. */
export interface SessionStore {
  find(realmId: string, sessionId: string): Promise<GatewaySession | null>;
  /** Returns the session as it is in the database now, over a connection that the caller already holds. */
  read(client: DatabaseClient, realmId: string, sessionId: string): Promise<GatewaySession | null>;
  /** Forgets it immediately in this process; other processes are notified through the database. */
  forget(sessionId: string): void;
  /** Call after a change that may affect anyone's rights. */
  forgetAll(): void;
  /** Notifies of every change that may end a session or affect its rights; returns a function that stops it. */
  watch(watcher: () => void): () => void;
  close(): Promise<void>;
}
