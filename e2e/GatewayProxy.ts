import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PassedCall {
  method: string;
  path: string;
  token: string;
}

/**
 * A proxy between server and gateway, with which a test can act after the gateway has answered and before the server receives
 * the answer.
 */
export class GatewayProxy {
  /** Runs after the gateway's answer and before it is passed on. */
  afterAnswer: (call: PassedCall) => Promise<void> = async () => undefined;
  private readonly server: Server;
  private readonly origin: string;

  private constructor(gatewayUrl: string) {
    this.origin = new URL(gatewayUrl).origin;
    this.server = createServer((request, response) => {
      void this.pass(request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.destroy(),
      );
    });
  }

  static async before(gatewayUrl: string): Promise<GatewayProxy> {
    const proxy = new GatewayProxy(gatewayUrl);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3.0`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(request: IncomingMessage) {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host, connection, 'content-length': length, 'transfer-encoding': coding, ...kept } = headers;
    const answer = await fetch(this.origin + url, {
      method,
      headers: kept as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const token = (headers.authorization ?? '').replace(/^Bearer /, '');
    await this.afterAnswer({ method, path: new URL(url, this.origin).pathname, token });
    const type = answer.headers.get('content-type');
    return { status: answer.status, headers: type ? { 'content-type': type } : {}, body };
  }
}
