import { resolve } from 'node:path';
import { StartRefusal } from './database/StartRefusal.ts';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** null: the gateway starts its own PostgreSQL under dataDir. */
  databaseUrl: string | null;
  /** Multiplies the sales of the demo shop. */
  seedScale: number;
  production: boolean;
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    host: env.GATEWAY_HOST || '127.0.0.1',
    port: readNumber(env, 'GATEWAY_PORT', 4100, 0, 65_535),
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    seedScale: readNumber(env, 'SEED_SCALE', 1, 0, 1_000),
    production: env.NODE_ENV === 'production',
  };
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new StartRefusal(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

/** The caller's environment for PostgreSQL's programs, without any PG* setting that would change what they do. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
