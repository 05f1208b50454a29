import type { FastifyPluginAsync } from 'fastify';
import type { SessionStore } from '../accounts/SessionStore.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { AttemptLimits } from './attemptLimits.ts';

/** What the routes of every area are given when they are registered. */
export interface GatewayContext {
  config: Config;
  database: Database;
  files: FileStore;
  limits: AttemptLimits;
  tokens: AccessTokens;
  sessions: SessionStore;
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
  realmId: string;
  role: { id: string; name: string };
  authorizes: readonly Authorize[];
  /** Branches the user may work in; empty means all. */
  branchIds: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The merchant user of the access token; null only on routes marked `config: { public: true }`. */
    maybeSession: GatewaySession | null;
    /** The merchant user of the access token; throws on a public route. */
    session: GatewaySession;
  }
  interface FastifyContextConfig {
    /** Served without a merchant user's token. */
    public?: boolean;
  }
}
