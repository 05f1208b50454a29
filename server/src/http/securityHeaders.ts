import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict headers: no script but the client's own files, pictures also from the gateway. */
export async function securityHeaders(app: FastifyInstance, gatewayOrigin: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // The component library writes its styles into the page while it runs.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', gatewayOrigin],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Printing and saving a receipt draw the gateway's pictures.
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
}
