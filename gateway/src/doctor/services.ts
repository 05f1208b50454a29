import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { OutboxMessages, Realms } from '../database/generated/rows.ts';
import { openDatabase } from '../database/pool.ts';
import { ageOf } from '../drill/ageOf.ts';
import { openFileStore } from '../files/FileStore.ts';
import { readLastDrill } from '../files/lastDrill.ts';
import { withoutPeople } from '../messages/withoutPeople.ts';
import { type Finding, findingsAbout } from './Finding.ts';

const PATIENCE_MS = 5_000;
const DAY_MS = 86_400_000;

/** Checks whether the gateway with these settings works, if it runs. */
export async function gatewayFindings({ host, port }: Config): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('gateway');
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  if (!answer) return [warning(`none answers at ${address}`)];
  if (answer.ok) return [good(`ready at ${address}`)];
  return [fault(`the one at ${address} is not ready (${answer.status}): ${await answer.text()}`)];
}

export async function pictureFindings({ dataDir, s3 }: Config): Promise<Finding[]> {
  const { good } = findingsAbout('pictures');
  // Throws if the store cannot be reached.
  await openFileStore(dataDir, s3).read('doctor');
  return [good(s3 ? `the bucket ${s3.bucket} answers` : 'in DATA_DIR: gateways on other machines do not see them')];
}

export async function mailFindings({ smtpUrl, production, smsUrl }: Config): Promise<Finding[]> {
  const { good, warning } = findingsAbout('mail');
  const unsent = production ? warning : good;
  const texts = smsUrl ? [] : [unsent('no SMS_URL: text messages are written to DATA_DIR/outbox')];
  if (smtpUrl === null) return [unsent('no SMTP_URL: mails are written to DATA_DIR/outbox'), ...texts];
  const transport = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS });
  try {
    await transport.verify();
    return [good('the mail server takes our sign-in'), ...texts];
  } finally {
    transport.close();
  }
}

/** Checks whether backups have recently been proven to restore the shop. */
export async function drillFindings({ dataDir, drillDays, production }: Config): Promise<Finding[]> {
  const { good, warning } = findingsAbout('drill');
  const last = await readLastDrill(dataDir);
  if (!last) return [(production ? warning : good)('no backup was restored to try it: npm run backup:drill')];
  const days = (Date.now() - Date.parse(last.at)) / DAY_MS;
  const restored = `the last backup that was restored well is as of ${last.restoredTo}, ${ageOf(new Date(last.at))} ago`;
  return [days > drillDays ? warning(`${restored}: run npm run backup:drill, every week by cron`) : good(restored)];
}

/** Reports messages that wait to be sent, or were recently given up. */
export async function messageFindings(url: string): Promise<Finding[]> {
  const { good, warning } = findingsAbout('messages');
  const database = openDatabase(url, { size: 1 });
  try {
    const { rows: realms } = await database.system((client) =>
      client.query<Pick<Realms, 'id' | 'code'>>('select id, code from realms order by code'),
    );
    const found: Finding[] = [];
    for (const { id, code } of realms) {
      const { rows } = await database.withRealm(id, (client) => client.query<Unsent>(UNSENT));
      for (const { state, count, last_error } of rows)
        found.push(
          warning(`${code}: ${count} ${state}${last_error ? `, the last because: ${withoutPeople(last_error)}` : ''}`),
        );
    }
    return found.length > 0 ? found : [good('none waits for long, and none failed within a day')];
  } finally {
    await database.close();
  }
}

interface Unsent extends Pick<OutboxMessages, 'last_error'> {
  state: string;
  count: number;
}

const UNSENT = `
  select case state when 'waiting' then 'waiting for more than 15 minutes' else 'given up within a day' end as state,
    count(*)::int as count, (array_agg(last_error order by created_at desc))[1] as last_error
  from outbox_messages
  where (state = 'waiting' and created_at < now() - interval '15 minutes')
    or (state in ('failed', 'expired') and ended_at > now() - interval '1 day')
  group by state order by 1`;
