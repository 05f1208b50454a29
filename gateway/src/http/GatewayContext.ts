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

/** What the routes of every area are given when they are registered. */
export interface GatewayContext {
  config: Config;
  database: Database;
  /** Null without one. */
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

/** The signed-in merchant user, read from the database: rights changed there count at once. */
export interface GatewaySession {
  sessionId: string;
  userId: string;
  username: string;
  /** A service account, with a key in place of an access token; actions that only people take are refused to it. */
  isProgram?: boolean;
  /** Of one due run of a schedule: it reads figures and the names in them, as its user may, and nothing else. */
  isRun?: boolean;
  /** Of a user who took a till over by PIN: with the rights that a counter takes, in its branch alone. */
  isAtTill?: boolean;
  realmId: string;
  role: { id: string; name: string };
  authorizes: readonly Authorize[];
  /** Branches the user may work in; empty means all. */
  branchIds: readonly string[];
}

/** A program that has proved itself by the client secret. */
export interface ClientCaller {
  clientId: string;
  realmId: string;
}

/** A bank that has proved itself by the secret of an account. */
export interface BankCaller {
  realmId: string;
  /** The payment channel that is the account. */
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
    /** The body as it arrived, where its signature is checked. */
    signedBody: string | null;
    /** Refuses work that began with rights which its user has lost since; null on routes that are not for users. */
    refuseNoMore: ((client: DatabaseClient) => Promise<void>) | null;
    /** A keyed hash, for what is kept of a request. */
    digest: AccessTokens['digest'];
  }
}

/** The sessions in force with their user and rights, kept in this process for as long as nothing about them changes. */
export interface SessionStore {
  find(realmId: string, sessionId: string): Promise<GatewaySession | null>;
  /** As it is in the database now, on a connection that is held already. */
  read(client: DatabaseClient, realmId: string, sessionId: string): Promise<GatewaySession | null>;
  /** Immediately in this process; other processes are notified through the database. */
  forget(sessionId: string): void;
  /** After a change that may touch anyone's rights. */
  forgetAll(): void;
  /** Notifies of every change that may end a session or touch its rights; returns how to stop. */
  watch(watcher: () => void): () => void;
  close(): Promise<void>;
}
