import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { BankAccount, SimulatedPayment } from '@taem/gateway/src/testing/bankSimulator.ts';
import type { FixtureName } from '@taem/gateway/src/testing/fixtureNames.ts';
import type { EventReader } from '@taem/gateway/src/testing/readEvents.ts';
import type { TestClock } from '@taem/gateway/src/testing/TestClock.ts';
import type { Fault, ProxiedCall } from '../faults/Fault.ts';
import type { ShortFault } from '../faults/faults.ts';
import type { AnyData, OperationCaller, TestAnswer } from '../operationCaller.ts';

export type { BankAccount, PageCode, SimulatedPayment };

/** Everyone of the fixture shop who can sign in: an administrator, one who only sells, one with no right at all. */
export type Account = Extract<FixtureName, 'owner' | 'cashier' | 'nobody'>;

/** What a role may do on one page, in the words of the contract. */
export interface Right {
  objectCode: PageCode;
  actionCodes: readonly ('READ' | 'WRITE')[];
}

/** One signed-in person. */
export interface TestUser {
  token: string;
  /** With the type of `data`, where the test names one. */
  ask<Data = AnyData>(query: string, variables?: object): Promise<TestAnswer<Data>>;
  upload<Data = AnyData>(query: string, input: object, file: Blob, field: string): Promise<TestAnswer<Data>>;
}

/** What the adapter asks the gateway passes here. */
export interface Upstream {
  /** Every call that arrived, in order. */
  calls: readonly ProxiedCall[];
  /**
   * From now on calls meet this fault, by its name, or none; with `when` only those that it picks. `refused` meets all:
   * a refused connection never shows what it would have carried. Failed calls are forgotten, and with null also what
   * the gateway was assumed to lack.
   */
  set(fault: ShortFault | (string & {}) | Fault | null, when?: (call: ProxiedCall) => boolean): Promise<void>;
}

/** The adapter over a real gateway over a real PostgreSQL, in this process, with a separate merchant. */
export interface TestKit {
  /** Ids of the small shop, by name: `ids.coffee`, `ids.ari` ... */
  ids: Readonly<Record<FixtureName, string>>;
  /** Signs an account in, once; again where its session has expired by the clock. */
  as(account: Account | (string & {})): Promise<TestUser>;
  /** Makes a role with these rights and a user of the same name in it. */
  addUser(username: string, authorizes: readonly Right[]): Promise<TestUser>;
  /** Without a session. */
  post: OperationCaller['post'];
  send: OperationCaller['send'];
  /** What the server answers to a GET, also of a file. */
  fetch(path: string): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
  /**
   * Follows a subscription: `next()` waits for the next event, `{ event: 'next', data: { data } }`, and is null after
   * the last one. `close()` ends it.
   */
  follow(query: string, variables: object, token: string): Promise<EventReader>;
  /**
   * Confirms a payment as the bank of an account would: what its form answered (`createConfirmationSecret`), and the
   * references of the QR. Answers what the bank is answered.
   */
  confirmPayment(account: BankAccount, payment: SimulatedPayment): Promise<{ status: number; body: AnyData }>;
  /** Listens, for clients in other processes, and returns the address. */
  listen(): Promise<string>;
  upstream: Upstream;
  /** The calls of what runs inside, in order, as `GET /members`. */
  callsOf(run: () => Promise<unknown>): Promise<string[]>;
  /** Of this process and of the databases of all its stacks. */
  clock: TestClock;
  /** Ends all of it; fails when the tests left books that are not right. */
  close(): Promise<void>;
}
