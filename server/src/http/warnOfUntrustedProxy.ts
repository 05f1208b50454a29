import type { FastifyInstance, FastifyRequest } from 'fastify';

const MAX_REPORTED = 10;

/**
 * A proxy that is missing in TRUSTED_PROXIES makes all its callers look like one: a password guesser behind it uses up
 * everyone's attempts. As that is invisible from outside, it is logged once for each such address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, production: boolean): void {
  const reported = new Set<string>();
  const warn = ({ ips = [], socket: { remoteAddress }, log }: FastifyRequest) => {
    if (ips.length > 1 || remoteAddress === undefined) return;
    if (reported.has(remoteAddress) || reported.size >= MAX_REPORTED) return;
    reported.add(remoteAddress);
    log[production ? 'error' : 'warn'](
      `X-Forwarded-For came from ${remoteAddress}, which is not in TRUSTED_PROXIES, so all who come through it are counted as one caller. If that is your proxy, set TRUSTED_PROXIES=${remoteAddress}.`,
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined) warn(request);
    done();
  });
}
