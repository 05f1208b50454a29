import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, type PeerCertificate, TLSSocket } from 'node:tls';
import type { Config } from '../config.ts';
import { connected } from './connected.ts';
import { type Finding, findingsAbout, reasonOf } from './Finding.ts';

const { good, warning, fault } = findingsAbout('certificate');

const SOON_DAYS = 21;
const DAY_MS = 86_400_000;
const PATIENCE_MS = 5_000;
const TLS_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'smtps:': 465 };
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Checks the certificates of the addresses in the settings and their expiry, and reports addresses without encryption. */
export async function certificateFindings(config: Config, databaseUrl: string | null): Promise<Finding[]> {
  const { publicUrl, smtpUrl, smsUrl, s3 } = config;
  const addresses = [
    ['PUBLIC_URL', publicUrl],
    ['SMTP_URL', smtpUrl],
    ['SMS_URL', smsUrl],
    ['FILES_S3_ENDPOINT', s3?.endpoint ?? null],
  ] as const;
  const found = await Promise.all([
    ...addresses.map(([setting, address]) => (address === null ? null : ofAddress(setting, new URL(address)))),
    databaseUrl === null ? null : ofDatabase(databaseUrl),
  ]);
  return found.filter((finding) => finding !== null);
}

async function ofAddress(setting: string, { protocol, hostname, port }: URL): Promise<Finding | null> {
  const standardPort = TLS_PORTS[protocol];
  if (standardPort === undefined) {
    // A mail server may offer encryption after the greeting.
    return LOCAL.test(hostname) || protocol === 'smtp:' ? null : warning(notEncrypted(setting));
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  // An invalid certificate is reported instead of thrown.
  const servername = isIP(host) === 0 ? host : undefined;
  const socket = connect({ host, port: Number(port) || standardPort, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return judge(setting, socket.getPeerCertificate(), socket.authorized ? null : String(socket.authorizationError));
  } catch (error) {
    return warning(`${setting} cannot be reached from here: ${reasonOf(error)}`);
  } finally {
    socket.destroy();
  }
}

function ofDatabase(url: string): Promise<Finding | null> {
  return connected(url, async (client) => {
    const { stream } = client.connection;
    // `sslmode` has decided whether it is trusted, before anything was sent.
    if (stream instanceof TLSSocket) return judge('PostgreSQL', stream.getPeerCertificate(), null);
    return LOCAL.test(client.host) || client.host.startsWith('/') ? null : warning(notEncrypted('DATABASE_URL'));
  });
}

const notEncrypted = (setting: string) =>
  `${setting} is not encrypted: passwords and customers' data cross the network in clear`;

function judge(of: string, certificate: PeerCertificate, distrust: string | null): Finding {
  const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / DAY_MS);
  if (days < 0) return fault(`that of ${of} ended on ${certificate.valid_to}: renew it`);
  if (distrust !== null) return fault(`that of ${of} is not trusted: ${distrust}`);
  return days < SOON_DAYS
    ? warning(`that of ${of} ends in ${days} days: renew it`)
    : good(`that of ${of} holds for ${days} days`);
}
