import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Sets strict headers: only scripts and pictures of the server, which also serves those of the gateway. Inline scripts
 * of the page are allowed by their hashes (`inlineScripts`).
 */
export async function securityHeaders(
  app: FastifyInstance,
  { https, allowedOrigins }: Pick<Config, 'https' | 'allowedOrigins'>,
  inlineScripts: readonly string[] = [],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
        // The component library writes its styles into the page at runtime.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Printing and saving a receipt need the gateway's pictures.
    crossOriginEmbedderPolicy: false,
    // Pages that may call the API display its pictures too.
    crossOriginResourcePolicy: { policy: allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    // Half a year. Without sub-domains, which may belong to others.
    strictTransportSecurity: https && { maxAge: 15_552_000, includeSubDomains: false },
  });
}
