import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that leads to whichever server is current, like that of a load balancer. */
export interface MovingAddress {
  port: number;
  /**
   * Stops all traffic on the open connections, without reporting their end, as when a cable is pulled; new ones work.
   * The returned function closes them.
   */
  silence(): () => void;
  close(): Promise<void>;
}

/** `portOf` returns the port of the current server. */
export async function openMovingAddress(portOf: () => number): Promise<MovingAddress> {
  const open = new Set<Socket>();
  const balancer = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: portOf(), host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence() {
      const silent = [...open];
      for (const socket of silent) socket.removeAllListeners('data').pause();
      return () => {
        for (const socket of silent) socket.destroy();
      };
    },
    async close() {
      const closed = once(balancer, 'close');
      balancer.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
