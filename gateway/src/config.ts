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
  /** Whose word is taken for the address of a caller: addresses, or names of ranges such as `loopback`. */
  trustedProxies: readonly string[];
  dataDir: string;
  /** null: the gateway starts its own PostgreSQL under dataDir. */
  databaseUrl: string | null;
  /** Where PostgreSQL itself answers when databaseUrl is a pooler: for migrations, locks and notices. null: there too. */
  databaseDirectUrl: string | null;
  /** A replica of it, for figures and files that may be a moment old. null: they come from databaseUrl. */
  databaseReadUrl: string | null;
  /** Most connections of this gateway for requests, and as many to the replica; four more listen. */
  databaseConnections: number;
  /** Multiplies the sales of the demo shop. */
  seedScale: number;
  production: boolean;
  /** How long it serves on after the signal to stop, not ready any more, so that a balancer sends nothing new. */
  drainMs: number;
  /** What is written to the log; security events are warnings. */
  logLevel: LogLevel;
  /** The back office as a client of this gateway; null for the demo shop's, whose secret everyone knows. */
  clientId: string;
  clientSecret: string | null;
  /** The code of the first merchant, which follows the @ of its usernames; the server sends it with every one. */
  realmCode: string;
  /** Where customers and staff open the web client: in links that are sent to them. */
  publicUrl: string;
  /** null: mails are written to a folder. */
  smtpUrl: string | null;
  /** In production the operator has confirmed that the mails of that folder are fetched. */
  mailsToFolder: boolean;
  mailFrom: string;
  /** null: text messages are written to a folder. */
  smsUrl: string | null;
  smsToken: string | null;
  /** null: pictures are kept in a folder. */
  s3: S3Config | null;
  /** Where the PostgreSQL that comes along keeps its log, for a restore to any moment. null: nowhere. */
  archive: ArchiveConfig | null;
  /** Where backups are written to, for the drill that restores the newest. */
  backupDir: string | null;
  /** A last good drill that is older is a warning. */
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
  /** How far back every moment can be restored, at least. */
  days: number;
  /** After so long a file of the log is archived that is not full, if anything was written: what a dead disk costs. */
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

/** To stop a statement takes a second connection. */
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

/** Without one: where the server of the same start listens. */
function readPublicUrl(env: NodeJS.ProcessEnv): string {
  const given = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  return given ?? `http://localhost:${readNumber(env, 'PORT', 4000, 0, 65_535)}`;
}

/**
 * Codes that are not delivered leave users locked out who forgot a password. For a running shop: `setup` and `backup`
 * send none.
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
  // Not repeated: it may hold a password.
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
 * What PostgreSQL and the other programs that the gateway starts get of its environment: no secret of the shop, and no PG*
 * setting that would change what they do.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])), LC_ALL: 'C' };
}
