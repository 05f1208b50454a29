import { randomUUID } from 'node:crypto';
import type { SMTPServerOptions } from 'smtp-server';
import { expect } from 'vitest';
import { readConfig } from '../config.ts';
import { eraseTraces } from '../customers/privacy/eraseTraces.ts';
import { openSenders } from '../messages/openSenders.ts';
import { type OutboxTiming, startOutbox } from '../messages/startOutbox.ts';
import { prepareMessage } from '../prepareMessage.ts';
import { openTaxedShop } from './openTaxedShop.ts';
import { type MailServer, startMailServer } from './startMailServer.ts';
import {
  type Answer,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
} from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

export const BUYER = {
  name: 'ห้างหุ้นส่วน น้ำดื่ม',
  address: '1 ถนนพระราม 1\nกรุงเทพมหานคร 10330',
  tax_id: '0105536000313',
  branch_no: '00002',
};
/** Where papers go, unless a test says otherwise. */
export const TO = 'accounts@buyer.example';
/** The authority, which gets a copy. */
export const STAMP = 'stamp@authority.example';
/** Text of a PDF may have its letters by parts. */
export const COPY_WORD = 'สำเนา'.normalize('NFKD');

interface Mail {
  id: string;
  recipient: string | null;
  state: string;
  reason: string | null;
  server_answer: string | null;
  ended_at: string | null;
  sent_by_name: string | null;
  tax_document_id: string | null;
  document_no: string | null;
}

interface Mailing {
  suggested_email: string | null;
  suggested_language: string | null;
  mails: Mail[];
}

interface Drawn {
  id: string;
  kind: string;
  document_no: string;
  transaction_id: string;
}

interface Documented {
  shop: TestShop;
  sale: SoldSale;
  documents: Drawn[];
  /** The full invoice. */
  full: Drawn;
}

/** Shops that mail papers, and the mail servers that take them. */
export interface MailTests {
  tests: ReversalTests;
  mailServer(options?: SMTPServerOptions): Promise<MailServer>;
  /** A gateway that sends what waits. */
  send(server: MailServer, timing?: Partial<OutboxTiming>): Promise<void>;
  /** Closed after the test, the last first. */
  closeAfter(opened: { close(): unknown }): void;
  post(shop: TestShop, path: string, body: object): Promise<Answer['body']>;
  press(shop: TestShop, saleId: string, body?: object, key?: string): Promise<Answer>;
  mail(shop: TestShop, saleId: string, body?: object): Promise<Mail>;
  mailing(shop: TestShop, saleId: string): Promise<Mailing>;
  mailOf(shop: TestShop, saleId: string): Promise<Mail | undefined>;
  /** Until no mail of the sale waits any more. */
  ended(shop: TestShop, saleId: string): Promise<void>;
  copyTo(shop: TestShop, address?: string): Promise<unknown>;
  erase(shop: TestShop, contacts: readonly string[]): Promise<void>;
  /** A shop that has copies stamped, with a sale, its full invoice and a return's credit note, by kind. */
  documented(): Promise<Documented>;
  printsOf(shop: TestShop, documentId: string): Promise<number | undefined>;
  /** To be called after each test. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailTests(): Promise<MailTests> {
  const tests = await startReversalTests();
  const { context } = tests;
  const open: { close(): unknown }[] = [];

  async function post(shop: TestShop, path: string, body: object) {
    const answer = await tests.call(shop, 'POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload;
  }

  const press = (shop: TestShop, saleId: string, body: object = {}, key: string = randomUUID()) =>
    tests.call(shop, 'POST', `transactions/${saleId}/mails`, { email: TO, ...body }, { 'idempotency-key': key });

  async function mailing(shop: TestShop, saleId: string): Promise<Mailing> {
    const answer = await tests.call(shop, 'GET', `transactions/${saleId}/mails`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.payload;
  }

  const copyTo = (shop: TestShop, address = STAMP) =>
    tests.rows(shop, 'update merchant_settings set tax_mail_copy = $1', [address]);

  return {
    ...{ tests, post, press, mailing, copyTo },
    async mailServer(options = {}) {
      const server = await startMailServer(options);
      open.push(server);
      return server;
    },
    async send(server, timing = {}) {
      const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Shop <shop@shop.example>' });
      const senders = openSenders(config, () => undefined);
      open.push(await startOutbox(context.database, senders, { firstWaitMs: 20, ...timing }, prepareMessage(context)));
    },
    closeAfter: (opened) => void open.push(opened),
    async mail(shop, saleId, body = {}) {
      const answer = await press(shop, saleId, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.payload.mail;
    },
    mailOf: async (shop, saleId) => (await mailing(shop, saleId)).mails[0],
    async ended(shop, saleId) {
      await expect
        .poll(async () => (await mailing(shop, saleId)).mails.every(({ ended_at }) => ended_at !== null))
        .toBe(true);
    },
    erase: (shop, contacts) =>
      context.database.inTransaction(shop.session.realmId, async (client) => {
        await client.query("set local app.erasing = 'on'");
        await eraseTraces(client, { ids: [shop.memberId], potential_ids: [], contacts: [...contacts], names: [] });
      }),
    async documented() {
      const shop = await openTaxedShop(tests);
      await copyTo(shop);
      const sale = await tests.sell(shop, { coffee: 3, tea: 2, memberId: shop.memberId });
      await post(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
      const place = { transaction_no: sale.transaction_no, branch_id: shop.branchId };
      const lines = [{ position: 1, qty: 1 }];
      const { amount, __v } = await post(shop, 'payment/return/preview', { ...place, lines, delivery: true });
      await post(shop, 'payment/return', returnBody(shop, { ...sale, __v }, [[1, 1]], amount));
      const text = 'select id, kind, document_no, transaction_id from tax_documents order by kind';
      const documents = await tests.rows<Drawn>(shop, text);
      const full = documents.find(({ kind }) => kind === 'FULL');
      if (!full) throw new Error('There is no full invoice.');
      return { shop, sale, documents, full };
    },
    async printsOf(shop, documentId) {
      const text = 'select prints from tax_documents where id = $1';
      return (await tests.rows<{ prints: number }>(shop, text, [documentId]))[0]?.prints;
    },
    async clear() {
      for (const it of open.splice(0).reverse()) await it.close();
      await context.database.system((client) => client.query('delete from outbox_messages'));
    },
    close: () => tests.close(),
  };
}

export const headOf = (text = '') => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
export const headerOf = (text: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(headOf(text))?.[1];
