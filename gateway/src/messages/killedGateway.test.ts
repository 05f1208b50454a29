/** @module-tag slow */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createRealm } from '../testing/fixtures.ts';
import { startGatewayProcess } from '../testing/startGatewayProcess.ts';
import { startTestDatabase } from '../testing/startTestDatabase.ts';
import { openSenders } from './openSenders.ts';
import { queueMessage } from './queueMessage.ts';
import { startOutbox } from './startOutbox.ts';

test.runIf(IS_DEEP)(
  'kill -9 in the middle of a mail: the next gateway sends it, under the same Message-ID',
  {
    timeout: 60_000,
  },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'taem-outbox-'));
    const db = await startTestDatabase();
    const received: string[] = [];
    let reached: () => void = () => undefined;
    const sending = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let silent = true;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (bytes) => {
          text += bytes;
        });
        stream.on('end', () => {
          if (silent) return reached();
          received.push(text);
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'shop@shop.example',
    };
    const gateway = await startGatewayProcess(db.url, dataDir, {
      ...mail,
      GATEWAY_CLIENT_SECRET: randomBytes(32).toString('base64url'),
      NODE_ENV: 'production',
    });
    try {
      const realm = await createRealm(db.database, 'shop', false);
      const id = await db.database.inTransaction(realm.id, (client) =>
        queueMessage(client, {
          channel: 'email',
          recipient: 'mali@mail.example',
          content: { subject: 'Hello', text: 'Hello' },
          usefulMinutes: 10,
        }),
      );
      await sending;
      await gateway.kill();
      silent = false;
      const read = async () => {
        const answer = await db.database.system((client) => client.query('select state, tries from outbox_messages'));
        return answer.rows[0];
      };
      expect(await read()).toEqual({ state: 'waiting', tries: 1 });
      // As if the lease of the dead gateway had run out.
      await db.database.system((client) => client.query('update outbox_messages set next_try_at = now()'));
      const outbox = await startOutbox(
        db.database,
        openSenders(readConfig(mail), () => undefined),
      );
      await expect.poll(read).toEqual({ state: 'sent', tries: 2 });
      await outbox.close();
      expect(received).toHaveLength(1);
      expect(received[0]).toContain(`Message-ID: <${id}@shop.example>`);
    } finally {
      gateway.process.kill('SIGKILL');
      await new Promise<void>((resolve) => server.close(resolve));
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
