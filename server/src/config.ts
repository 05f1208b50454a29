import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isStrongSecret, WEAK_SECRET } from '@taem/domain/accounts/clientSecret.ts';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { shopSuffix } from '@taem/domain/accounts/username.ts';
import type { RateSettings } from './execution/rateLimits.ts';
import { gatewayOf, type ShopInCells } from './gateway/followCells.ts';
import { UPSTREAM_DEFAULTS, type UpstreamSettings } from './gateway/UpstreamSettings.ts';
import { LOG_LEVELS, type LogLevel, type ObservabilitySettings } from './observability/ObservabilitySettings.ts';

export interface Config {
  /** The demo shop's passwords are public, so it only listens on this machine unless HOST says otherwise. */
  host: string;
  port: number;
  /** Base of every documented path, for example `http://127.0.0.1:4100/v3.0`. */
  gatewayUrl: URL;
  /** The directory with the gateways of this shop; null if only `gatewayUrl` is used. */
  cells: ShopInCells | null;
  upstream: UpstreamSettings;
  clientId: string;
  clientSecret: string;
  /** The suffix of every username sent to the gateway (OP-01). */
  merchantSuffix: string;
  /** How long it continues to serve after the signal to stop, while not ready, so that a balancer sends no new requests. */
  drainMs: number;
  /** Folder with the built web client; `trusted-documents.json` is one level above it. */
  webDist: string;
  production: boolean;
  /** Makes browsers use only https, which a proxy in front serves. */
  https: boolean;
  /** In production signed-in callers may request the cost of an operation; elsewhere every response has it. */
  explain: boolean;
  rates: RateSettings;
  /** How far behind the process may be, on average, before it refuses operations; 0 for no limit. */
  maxDelayMs: number;
  observability: ObservabilitySettings;
  /** The proxies trusted to state a caller's address; false for none. */
  trustedProxies: string[] | false;
  /** Origins of other pages that browsers may let call the API. */
  allowedOrigins: readonly string[];
  /** Whether the gateway is the demo shop's, with public passwords, which the sandbox may offer. */
  demo: boolean;
}

/** An invalid setting with which the server cannot start; its message is one line for the person who starts it. */
export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production';
  const clientSecret = env.GATEWAY_CLIENT_SECRET || demoAccounts.clientSecret;
  const demo = clientSecret === demoAccounts.clientSecret;
  if (production && demo) {
    throw new ConfigError('GATEWAY_CLIENT_SECRET must be set: the demo secret is refused when NODE_ENV=production.');
  }
  if (production && readSwitch(env, 'METRICS') && !env.METRICS_TOKEN) {
    throw new ConfigError(
      'METRICS_TOKEN must be set with METRICS=on when NODE_ENV=production: a proxy on this machine would show them to everyone.',
    );
  }
  if (production && !isStrongSecret(clientSecret)) throw new ConfigError(WEAK_SECRET);
  const merchantSuffix = env.MERCHANT_SUFFIX ?? (demo ? `@${demoAccounts.realm}` : shopSuffix);
  const realmCode = merchantSuffix.replace(/^@/, '').toLowerCase();
  const cells = env.CELLS_FILE ? { file: resolve(env.CELLS_FILE), realmCode } : null;
  return {
    host: env.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    port: readPort(env.PORT),
    gatewayUrl: cells ? readGatewayOf(cells) : readUrl('GATEWAY_URL', env.GATEWAY_URL || 'http://127.0.0.1:4100/v3.0'),
    cells,
    upstream: { ...UPSTREAM_DEFAULTS, deadline: readDeadline(env.GATEWAY_DEADLINE_MS) },
    clientId: env.GATEWAY_CLIENT_ID || 'taem-back-office',
    clientSecret,
    merchantSuffix,
    drainMs: readDrain(env.DRAIN_SECONDS),
    // The same folder for `server/src/config.ts` and for the bundle `server/dist/main.js`.
    webDist: env.WEB_DIST || decodeURIComponent(new URL('../../web/dist/public', import.meta.url).pathname),
    production,
    https: (env.PUBLIC_URL ?? '').startsWith('https:'),
    explain: readSwitch(env, 'EXPLAIN'),
    rates: {
      cost: readCount(env, 'RATE_LIMIT_COST', 1_000_000),
      sensitive: readCount(env, 'RATE_LIMIT_SENSITIVE', 300),
    },
    // Far beyond any load that the process can handle in time.
    maxDelayMs: readCount(env, 'MAX_DELAY_MS', 1_000),
    observability: {
      logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
      metrics: readSwitch(env, 'METRICS'),
      metricsToken: env.METRICS_TOKEN || null,
      otlpEndpoint: readOtlpEndpoint(env.OTEL_EXPORTER_OTLP_ENDPOINT),
      traceRatio: readRatio(env, 'OTEL_TRACES_SAMPLER_ARG', 0.1),
    },
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    demo,
  };
}

/** Reads a count; 0 switches a limit off. */
function readCount(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new ConfigError(`${name} must be a whole number, 0 for no limit, not "${text}".`);
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function readRatio(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`${name} must be a number from 0 to 1, not "${text}".`);
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name];
  if (!text || text === '0' || text === 'off') return false;
  if (text === '1' || text === 'on') return true;
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

function readPort(text: string | undefined): number {
  if (!text) return 4000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readDrain(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 60) return seconds * 1_000;
  throw new ConfigError(`DRAIN_SECONDS must be a number from 0 to 60, not "${text}".`);
}

function readDeadline(text: string | undefined): number {
  if (!text) return UPSTREAM_DEFAULTS.deadline;
  const milliseconds = Number(text);
  if (Number.isInteger(milliseconds) && milliseconds >= 100 && milliseconds <= 600_000) return milliseconds;
  throw new ConfigError(`GATEWAY_DEADLINE_MS must be a number of milliseconds from 100 to 600000, not "${text}".`);
}

function readGatewayOf(shop: ShopInCells): URL {
  try {
    return gatewayOf(shop);
  } catch (error) {
    throw new ConfigError(`CELLS_FILE ${shop.file} cannot be used: ${(error as Error).message}.`);
  }
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new ConfigError(`${name} must be an http(s) address such as http://127.0.0.1:4100/v3.0, not "${text}".`);
}

function readOtlpEndpoint(text: string | undefined): string | null {
  if (!text) return null;
  readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', text);
  return text;
}

/**
 * Reads origins exactly as browsers send them: scheme, name and port, without a path. A star, which would allow
 * everyone, is refused.
 */
function readOrigins(text: string | undefined): string[] {
  if (!text) return [];
  const origins = text.split(',').map((origin) => origin.trim());
  const wrong = origins.find(
    // The URL parser accepts a star as part of a host name, but no browser ever sends one: it would allow no one.
    (origin) =>
      !/^https?:/.test(origin) || origin.includes('*') || !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return origins;
  throw new ConfigError(
    `ALLOWED_ORIGINS must be origins such as https://bi.example, with commas between them, not "${wrong}".`,
  );
}

const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function readTrustedProxies(text: string | undefined): string[] | false {
  if (!text) return false;
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !RANGES.has(name) && isIP(name.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong === undefined) return names;
  throw new ConfigError(`TRUSTED_PROXIES must be addresses, with commas between them, not "${wrong}".`);
}
