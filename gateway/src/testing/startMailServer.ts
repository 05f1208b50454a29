import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  /** The whole text of every mail that it accepted. */
  received: string[];
  /** The addresses of each of them. */
  recipients: string[][];
  url: string;
  close(): Promise<void>;
}

/** Starts a real mail server. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: string[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: false,
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (bytes) => {
        text += bytes;
      });
      stream.on('end', () => {
        received.push(text);
        recipients.push(envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    ...{ received, recipients, url: `smtp://127.0.0.1:${port}` },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
