import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isStrongSecret, WEAK_SECRET } from '@taem/domain/accounts/clientSecret.ts';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { shopSuffix } from '@taem/domain/accounts/username.ts';
import { StartRefusal } from './database/StartRefusal.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  host: string;
  port: number;
  /** Proxies that are trusted to name a caller's address: addresses, or names of ranges such as `loopback`. */
  trustedProxies: readonly string[];
  dataDir: string;
  /** null: the gateway starts its own PostgreSQL below dataDir. */
  databaseUrl: string | null;
  /**
   * PostgreSQL's own address if databaseUrl is that of a pooler: for migrations, locks and notices. null: databaseUrl
   * is used.
   */
  databaseDirectUrl: string | null;
  /** A replica, for figures and files that may be a moment old. null: they come from databaseUrl. */
  databaseReadUrl: string | null;
  /** Maximum number of this gateway's connections for requests, and as many to the replica; four more listen. */
  databaseConnections: number;
  /** Multiplies the sales of the demo shop. */
  seedScale: number;
  production: boolean;
  /** How long the gateway keeps serving after the signal to stop, no longer ready, so that a balancer sends nothing new. */
  drainMs: number;
  /** The level of the log; security events are warnings. */
  logLevel: LogLevel;
  /** The back office as a client of this gateway; null for the demo shop's, whose secret is public. */
  clientId: string;
  clientSecret: string | null;
  /** The code of the first merchant, which follows the @ in its usernames; the server adds it to each of them. */
  realmCode: string;
  /** The address of the web client, used in links sent to customers and staff. */
  publicUrl: string;
  /** null: mails are written to a folder. */
  smtpUrl: string | null;
  /** In production: whether the operator has confirmed that mails are collected from that folder. */
  mailsToFolder: boolean;
  mailFrom: string;
  /** null: text messages are written to a folder. */
  smsUrl: string | null;
  smsToken: string | null;
  /** null: pictures are stored in a folder. */
  s3: S3Config | null;
  /** Where the packaged PostgreSQL archives its log, for a restore to any moment. null: nowhere. */
  archive: ArchiveConfig | null;
  /** Where backups are written, for the drill that restores the newest. */
  backupDir: string | null;
  /** Age in days from which the last successful drill is a warning. */
  drillDays: number;
}

export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ArchiveConfig {
  dir: string;
  /** Days back to which every moment can be restored, at least. */
  days: number;
  /**
   * Seconds after which a log file is archived even if it is not full, if anything was written: the most that a dead
   * disk costs.
   */
  seconds: number;
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    host: env.GATEWAY_HOST || '127.0.0.1',
    port: readNumber(env, 'GATEWAY_PORT', 4100, 0, 65_535),
    trustedProxies: readTrustedProxies(env.GATEWAY_TRUSTED_PROXIES),
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    databaseDirectUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || null,
    databaseReadUrl: (env.DATABASE_URL && env.DATABASE_READ_URL) || null,
    databaseConnections: readConnections(env),
    seedScale: readNumber(env, 'SEED_SCALE', 1, 0, 1_000),
    production: env.NODE_ENV === 'production',
    drainMs: readNumber(env, 'DRAIN_SECONDS', 0, 0, 60) * 1_000,
    logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
    ...readClient(env),
    publicUrl: readPublicUrl(env),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailsToFolder: env.MAILS_TO_FOLDER === 'on',
    mailFrom: env.MAIL_FROM || 'Taem <no-reply@taem.example>',
    smsUrl: readUrl(env, 'SMS_URL', ['http:', 'https:']),
    smsToken: env.SMS_TOKEN || null,
    s3: readS3(env),
    archive: readArchive(env),
    backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null,
    drillDays: readNumber(env, 'DRILL_DAYS', 8, 1, 400),
  };
}

/** Two, as cancelling a statement takes a second connection. */
const MIN_CONNECTIONS = 2;

function readConnections(env: NodeJS.ProcessEnv): number {
  const most = readNumber(env, 'DATABASE_CONNECTIONS', 20, MIN_CONNECTIONS, 1_000);
  if (Number.isInteger(most)) return most;
  throw new StartRefusal(`DATABASE_CONNECTIONS must be a whole number, not "${env.DATABASE_CONNECTIONS}".`);
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new StartRefusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function readClient(env: NodeJS.ProcessEnv): Pick<Config, 'clientId' | 'clientSecret' | 'realmCode'> {
  const given = env.GATEWAY_CLIENT_SECRET;
  const clientSecret = given && given !== demoAccounts.clientSecret ? given : null;
  if (clientSecret && env.NODE_ENV === 'production' && !isStrongSecret(clientSecret)) {
    throw new StartRefusal(WEAK_SECRET);
  }
  const realmCode = (env.MERCHANT_SUFFIX ?? shopSuffix).replace(/^@/, '').toLowerCase();
  return { clientId: env.GATEWAY_CLIENT_ID || 'taem-back-office', clientSecret, realmCode };
}

function readTrustedProxies(text: string | undefined): readonly string[] {
  const names = (text || 'loopback').split(',').map((name) => name.trim());
  const wrong = names.find((name) => !RANGES.has(name) && isIP(name.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong === undefined) return names;
  throw new StartRefusal(`GATEWAY_TRUSTED_PROXIES must be addresses, with commas between them, not "${wrong}".`);
}

const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns PUBLIC_URL, or by default the address at which the server started along with it listens. */
function readPublicUrl(env: NodeJS.ProcessEnv): string {
  const given = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  return given ?? `http://localhost:${readNumber(env, 'PORT', 4000, 0, 65_535)}`;
}

/**
 * Refuses to run without mail: users who forgot a password would be locked out. Only for a running shop, as `setup` and
 * `backup` send none.
 */
export function refuseWithoutMail({ production, smtpUrl, mailsToFolder }: Config): void {
  if (smtpUrl || !production || mailsToFolder) return;
  throw new StartRefusal(
    'SMTP_URL must be set when NODE_ENV=production, or MAILS_TO_FOLDER=on if mails are fetched from DATA_DIR/outbox by hand.',
  );
}

function readS3(env: NodeJS.ProcessEnv): S3Config | null {
  const endpoint = readUrl(env, 'FILES_S3_ENDPOINT', ['http:', 'https:']);
  if (!endpoint) return null;
  const needed = (name: string) => {
    if (!env[name]) throw new StartRefusal(`${name} is needed with FILES_S3_ENDPOINT.`);
    return env[name];
  };
  return {
    endpoint,
    region: env.FILES_S3_REGION || 'us-east-1',
    bucket: needed('FILES_S3_BUCKET'),
    accessKeyId: needed('FILES_S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('FILES_S3_SECRET_ACCESS_KEY'),
  };
}

function readArchive(env: NodeJS.ProcessEnv): ArchiveConfig | null {
  if (!env.ARCHIVE_DIR) return null;
  if (env.DATABASE_URL)
    throw new StartRefusal(
      'ARCHIVE_DIR is for the PostgreSQL that comes along: with DATABASE_URL archive by pgBackRest (docs/cluster.md).',
    );
  return {
    dir: resolve(env.ARCHIVE_DIR),
    days: readNumber(env, 'ARCHIVE_DAYS', 7, 1, 400),
    seconds: readNumber(env, 'ARCHIVE_SECONDS', 60, 5, 3_600),
  };
}

function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  // The value is not repeated, as it may contain a password.
  throw new StartRefusal(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new StartRefusal(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

/** Where programs, libraries and temporary files are, and on Windows the system. */
const PASSED_ON = [
  ...['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'],
  ...['SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA'],
];

/**
 * Returns the environment for PostgreSQL and other programs that the gateway starts: without secrets of the shop, and
 * without PG* settings that would change what they do.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), LC_ALL: 'C' };
}
