import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { AttemptLimits } from './attemptLimits.ts';

/** What the routes of every area are given when they are registered. */
export interface GatewayContext {
  config: Config;
  database: Database;
  files: FileStore;
  limits: AttemptLimits;
}

export interface Authorize {
  object_code: string;
  action_codes: string[];
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
    /** Set on every route except the public ones; reading it on a public route throws. */
    session: GatewaySession;
  }
  interface FastifyContextConfig {
    /** Served without a merchant user's token. */
    public?: boolean;
  }
}

export type GatewayRequest = FastifyRequest;
