import type { FastifyInstance } from 'fastify';

const MAX_REPORTED = 10;

/**
 * Warns of a server or proxy that is missing in GATEWAY_TRUSTED_PROXIES: all its callers look like one, so that a
 * password guesser behind it uses up everyone's attempts. As this is invisible from outside, it is logged once for each
 * such address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, production: boolean): void {
  const reported = new Set<string>();
  app.addHook('onRequest', async ({ headers, ips = [], socket: { remoteAddress }, log }) => {
    if (headers['x-forwarded-for'] === undefined || ips.length > 1 || remoteAddress === undefined) return;
    if (reported.has(remoteAddress) || reported.size >= MAX_REPORTED) return;
    reported.add(remoteAddress);
    log[production ? 'error' : 'warn'](
      `X-Forwarded-For came from ${remoteAddress}, which is not in GATEWAY_TRUSTED_PROXIES, so all who come through it are counted as one caller. If that is your server or proxy, set GATEWAY_TRUSTED_PROXIES=${remoteAddress}.`,
    );
  });
}
