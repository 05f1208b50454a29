import type { FastifyInstance, FastifyRequest } from 'fastify';

const MOST_TOLD = 10;

/**
 * A proxy that is not named in TRUSTED_PROXIES makes all its callers one: whoever guesses passwords behind it uses up
 * the tries of everybody. Nobody sees that from outside, so it is said, once for each such address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, production: boolean): void {
  const told = new Set<string>();
  const warn = ({ ips = [], socket: { remoteAddress }, log }: FastifyRequest) => {
    if (ips.length > 1 || remoteAddress === undefined) return;
    if (told.has(remoteAddress) || told.size >= MOST_TOLD) return;
    told.add(remoteAddress);
    log[production ? 'error' : 'warn'](
      `X-Forwarded-For came from ${remoteAddress}, which is not in TRUSTED_PROXIES, so all who come through it are counted as one caller. If that is your proxy, set TRUSTED_PROXIES=${remoteAddress}.`,
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['x-forwarded-for'] !== undefined) warn(request);
    done();
  });
}
