import { ApolloProvider } from '@apollo/client/react';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApolloClient } from '../../app/apolloClient.ts';
import { currentSession, storeSession } from '../../app/session.ts';
import type { PayInput } from '../../gql/contract.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { readMember } from '../basket/saleDrafts.ts';
import { isFresh, markFresh } from '../page/salesPageAge.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { keepSlip, readSlip, removeSlip, slipToSend } from './keptSlip.ts';
import { paymentKey, unresolvedAttempt, wasSent } from './paymentAttempt.ts';
import { usePay } from './usePay.ts';

/** The response of the network; null if the connection breaks. */
type Reply = { status: number; body: unknown } | null;

const transaction = { __typename: 'Transaction', id: 't1', transactionNo: 'SIAM-1', channels: [], items: [] };
const sold = { pay: { transaction, remainingPoints: null, userErrors: [] } };
const error = (code: string, path?: (string | number)[], extensions: object = {}) => ({
  message: code,
  path,
  extensions: { code, ...extensions },
});
const answered = (data: unknown, ...errors: object[]): Reply => ({
  status: 200,
  body: { data, ...(errors.length > 0 && { errors }) },
});
const turnedAwayByProxy = (status: number): Reply => ({ status, body: '<html></html>' });

/** The response to one try, and what it proves about that try alone. */
const REPLIES: Record<string, [Reply, 'paid' | 'refused' | 'nothing done' | 'nothing known']> = {
  'a sale': [answered(sold), 'paid'],
  'a sale whose branch the ended session may not read': [
    answered(
      { pay: { ...sold.pay, transaction: { ...transaction, branch: null } } },
      error('UNAUTHENTICATED', ['pay', 'transaction', 'branch']),
    ),
    'paid',
  ],
  'a sale of which a part was not read': [
    answered(sold, error('UPSTREAM_UNAVAILABLE', ['pay', 'transaction', 'createBy'])),
    'paid',
  ],
  'a refusal': [
    answered({
      pay: {
        transaction: null,
        remainingPoints: null,
        userErrors: [{ code: 'VALIDATION', message: 'no', path: ['lines'], params: [] }],
      },
    }),
    'refused',
  ],
  'signed out, of the whole request': [{ status: 401, body: { errors: [error('UNAUTHENTICATED')] } }, 'nothing done'],
  'signed out, of the payment': [answered(null, error('UNAUTHENTICATED', ['pay'])), 'nothing done'],
  'too many requests': [answered(null, error('RATE_LIMITED')), 'nothing done'],
  'an unknown document': [{ status: 400, body: { errors: [error('GRAPHQL_VALIDATION_FAILED')] } }, 'nothing done'],
  'signed out, in a part that empties the payment': [
    answered(null, error('UNAUTHENTICATED', ['pay', 'transaction', 'items'])),
    'nothing known',
  ],
  'signed out, in a part that empties the sale': [
    answered(
      { pay: { transaction: null, remainingPoints: null, userErrors: [] } },
      error('UNAUTHENTICATED', ['pay', 'transaction']),
    ),
    'nothing known',
  ],
  'signed out and something else broken': [
    answered(null, error('UNAUTHENTICATED', ['pay']), error('INTERNAL_SERVER_ERROR', ['pay'])),
    'nothing known',
  ],
  'a fault of the payment': [answered(null, error('INTERNAL_SERVER_ERROR', ['pay'])), 'nothing known'],
  'a fault without a path': [{ status: 500, body: { errors: [error('INTERNAL_SERVER_ERROR')] } }, 'nothing known'],
  'no gateway': [answered(null, error('UPSTREAM_UNAVAILABLE', ['pay'])), 'nothing known'],
  'neither a sale nor a reason': [
    answered({ pay: { transaction: null, remainingPoints: null, userErrors: [] } }),
    'nothing known',
  ],
  'no payment at all': [answered(null), 'nothing known'],
  'no JSON': [{ status: 200, body: '<html></html>' }, 'nothing known'],
  'a broken connection': [null, 'nothing known'],
  'a proxy that found nothing': [turnedAwayByProxy(404), 'nothing done'],
  'a proxy that took no such size': [turnedAwayByProxy(413), 'nothing done'],
  'a proxy that waited too long for the request': [turnedAwayByProxy(408), 'nothing known'],
  'a proxy with a fault': [turnedAwayByProxy(500), 'nothing known'],
  'a proxy without a server': [turnedAwayByProxy(502), 'nothing known'],
  'a proxy with a busy server': [turnedAwayByProxy(503), 'nothing known'],
  'a proxy that waited too long for the server': [turnedAwayByProxy(504), 'nothing known'],
};

/**
 * The outcome after a first or a later try: a try proves that nothing was done only if no earlier one can have been carried
 * out.
 */
const OUTCOMES = {
  paid: { first: 'paid', later: 'paid' },
  refused: { first: 'refused', later: 'unknown' },
  'nothing done': { first: 'fault', later: 'unknown' },
  'nothing known': { first: 'unknown', later: 'unknown' },
} as const;

const HISTORIES: Record<string, { open: boolean; before: Reply[] }> = {
  'sent for the first time': { open: false, before: [] },
  'after a payment that was never answered': { open: true, before: [] },
  'after the server asked for a moment of patience': {
    open: false,
    before: [answered(null, error('UPSTREAM_UNAVAILABLE', ['pay'], { retryAfter: 0 }))],
  },
};

const input = {
  idempotencyKey: 'key-0001',
  branchId: 'branch-1',
  lines: [],
  channels: [{ type: 'CASH', amount: 65 }],
  expectedAmountDue: 65,
} as PayInput;
const transfer = { ...input, channels: [{ type: 'TRANSFER', amount: 65 }] } as PayInput;

let replies: Reply[];
let sent: string[];
let mayRenew: boolean;

beforeEach(() => {
  storeSession(cashier);
  basketStore.replace(EMPTY_BASKET);
  sent = [];
  mayRenew = false;
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    const text = request.body instanceof FormData ? String(request.body.get('operations')) : String(request.body);
    if (text.includes('refreshToken')) return renewal();
    sent.push(text);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply) throw new TypeError('Failed to fetch');
    const isText = typeof reply.body === 'string';
    return new Response(isText ? (reply.body as string) : JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': isText ? 'text/html' : 'application/graphql-response+json' },
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function renewal(): Response {
  const accessTokenExpiresAt = new Date(Date.now() + 900_000).toISOString();
  const session = { accessToken: 'access-2', refreshToken: 'refresh-2', clientToken: 'client-2', accessTokenExpiresAt };
  const body = mayRenew
    ? { data: { refreshSession: { session } } }
    : { errors: [error('UNAUTHENTICATED', undefined, { status: 401 })] };
  return Response.json(body, { status: mayRenew ? 200 : 401 });
}

/** Draws the hook on a page, with the client of the product; `where` returns the page that it has led to. */
function till(client = createApolloClient()) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }]);
    return (
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    );
  };
  const { result } = renderHook(() => usePay(), { wrapper });
  return {
    get current() {
      return result.current;
    },
    where: () => router?.state,
  };
}

async function pay(payment: PayInput, { open, before }: { open: boolean; before: Reply[] }, reply: Reply) {
  const result = till();
  if (open) {
    replies = [null];
    await act(() => result.current.send(payment));
    sent = [];
  }
  replies = [...before, reply];
  const outcome = await act(() => result.current.send(payment));
  // A signed-out user finds the attempt after signing in again.
  if (!currentSession()) storeSession(cashier);
  return { outcomeKind: outcome.kind, open: unresolvedAttempt() !== null };
}

describe.each(Object.keys(HISTORIES))('what was recorded is never reported as refused: %s', (history) => {
  const { open, before } = HISTORIES[history] as (typeof HISTORIES)[string];
  const rows = Object.entries(REPLIES).map(([name, [reply, proves]]) => ({ name, reply, proves }));
  test.each(rows)('$name: $proves', async ({ reply, proves }) => {
    const outcomeKind = OUTCOMES[proves][open || before.length > 0 ? 'later' : 'first'];
    const expected = { outcomeKind, open: outcomeKind === 'unknown' };
    expect(await pay(input, { open, before: [...before] }, reply)).toEqual(expected);
    localStorage.clear();
    storeSession(cashier);
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    expect(await pay(transfer, { open, before: [...before] }, reply)).toEqual(expected);
    expect(sent.at(-1)).toContain('"slipImage":null');
  });
});

test.each([
  'signed out, in a part that empties the payment',
  'signed out, in a part that empties the sale',
  'signed out and something else broken',
])('a renewed token sends nothing again over an answer that may stand for a sale: %s', async (name) => {
  mayRenew = true;
  const [reply] = REPLIES[name] as [Reply, string];
  for (const payment of [input, transfer]) {
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    expect(await pay(payment, { open: false, before: [reply] }, answered(null, error('RATE_LIMITED')))).toEqual({
      outcomeKind: 'unknown',
      open: true,
    });
    localStorage.clear();
    storeSession(cashier);
  }
});

test('a session that ends with the sale recorded stays until the receipt was seen', async () => {
  const [reply] = REPLIES['a sale whose branch the ended session may not read'] as [Reply, string];
  expect(await pay(input, { open: false, before: [] }, reply)).toEqual({ outcomeKind: 'paid', open: false });
  expect(currentSession()).not.toBeNull();
});

test('a token that ran out is renewed, and the payment sent once more', async () => {
  mayRenew = true;
  const [reply] = REPLIES['signed out, of the payment'] as [Reply, string];
  expect(await pay(input, { open: false, before: [reply] }, answered(sold))).toEqual({
    outcomeKind: 'paid',
    open: false,
  });
  expect(sent).toHaveLength(2);
});

describe('once a payment is made', () => {
  const member = { __typename: 'Member', id: 'm1', firstname: 'Mali', lastname: 'Rak', phone: null };
  const ofBill = () => ({ ...input, idempotencyKey: paymentKey('sale') }) as PayInput;
  const ring = () => {
    basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
    basketStore.keep();
  };

  test('nothing of its bill stays, and its receipt is shown in place of the page', async () => {
    ring();
    localStorage.setItem('taem.draft.member', JSON.stringify({ owner: cashier.id, draft: {} }));
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    const result = till();
    replies = [answered(sold)];
    const outcome = await act(() => result.current.send({ ...ofBill(), channels: transfer.channels }));
    expect(outcome).toMatchObject({ kind: 'paid', receipt: { transaction: { id: 't1' } } });
    expect([basketStore.get().items, readMember(), await readSlip()]).toEqual([[], null, null]);
    expect(result.where()).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/payment/success', state: { receipt: { transaction: { id: 't1' } }, isJustPaid: true } },
    });
  });

  test('CALL-22 what was sent is the payment with its key, and the receipt is in no cache', async () => {
    const client = createApolloClient();
    const result = till(client);
    replies = [answered(sold)];
    await act(() => result.current.send(input));
    expect(sent.map((text) => JSON.parse(text).variables)).toEqual([{ input }]);
    expect(JSON.stringify(client.cache.extract())).not.toContain('SIAM-1');
  });

  test('another bill stays as it is', async () => {
    ring();
    const result = till();
    replies = [answered(sold)];
    await act(() => result.current.send(input));
    expect(basketStore.get().items).toHaveLength(1);
    expect(result.where()?.location.pathname).toBe('/payment/success');
  });

  test('the member who bought is read again, and no one else', async () => {
    const client = createApolloClient();
    for (const part of ['member m1', 'member m2', 'shop'] as const) markFresh(client, part);
    const result = till(client);
    replies = [answered({ pay: { ...sold.pay, transaction: { ...transaction, member } } })];
    await act(() => result.current.send(input));
    expect((['member m1', 'member m2', 'shop'] as const).map((part) => isFresh(client, part))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('its slip is kept no longer', async () => {
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    const result = till();
    replies = [answered(sold)];
    await act(() => result.current.send(transfer));
    expect(sent.at(-1)).toContain('slipImage');
    await removeSlip();
    expect(await slipToSend(transfer.idempotencyKey)).toBeNull();
  });
});

describe('a payment', () => {
  test('that is refused leaves the bill and the page as they are', async () => {
    basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
    const result = till();
    const [reply] = REPLIES['a refusal'] as [Reply, string];
    replies = [reply];
    await act(() => result.current.send({ ...input, idempotencyKey: paymentKey('sale') } as PayInput));
    expect([basketStore.get().items.length, result.where()?.location.pathname]).toEqual([1, '/']);
  });

  test('is on its way until it is answered, whatever the answer', async () => {
    for (const name of ['a sale', 'no gateway']) {
      const result = till();
      replies = [(REPLIES[name] as [Reply, string])[0]];
      expect(result.current.submitting).toBe(false);
      let answer: Promise<unknown> = Promise.resolve();
      act(() => {
        answer = result.current.send(input);
      });
      expect(result.current.submitting).toBe(true);
      await act(() => answer);
      expect(result.current.submitting).toBe(false);
    }
  });

  test('is not begun without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const result = till();
    expect(await act(() => result.current.send(input))).toEqual({ kind: 'offline' });
    vi.restoreAllMocks();
    expect([sent, wasSent(input.idempotencyKey)]).toEqual([[], false]);
  });

  test('PAY-44 is not begun where it cannot be kept; another fault is not the device’s', async () => {
    const result = till();
    const fail = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await act(() => result.current.send(input))).toEqual({ kind: 'notKept' });
    fail.mockRestore();
    const endless = { ...input } as Record<string, unknown>;
    endless.self = endless;
    await expect(act(() => result.current.send(endless as PayInput))).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  test('CHAN-10 has a slip only where one transfer pays it', async () => {
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    replies = [answered(sold)];
    const result = till();
    await act(() => result.current.send(input));
    expect(sent.at(-1)).not.toContain('slipImage');
  });
});

describe.each([
  ['without a picture', input],
  ['with a picture', transfer],
])('a payment of a user who has left while it was under way, %s', (_, payment) => {
  test.each([
    [
      'is not sent again as the next person',
      [answered(null, error('UPSTREAM_UNAVAILABLE', ['pay'], { retryAfter: 0 }))],
    ],
    ['shows the next person no receipt', [answered(sold)]],
  ])('%s, and stays open for its own', async (_, first) => {
    await keepSlip(new File(['slip'], 'slip.png', { type: 'image/png' }));
    const result = till();
    replies = [...first, answered(sold)];
    const reply = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      storeSession({ ...cashier, id: 'user-2', access_token: 'access-of-2' });
      return reply(...request);
    });
    const outcome = await act(() => result.current.send(payment));
    expect([outcome.kind, sent.length, result.where()?.location.pathname]).toEqual(['unknown', 1, '/']);
    storeSession(cashier);
    expect(unresolvedAttempt()).toEqual(payment);
  });
});
