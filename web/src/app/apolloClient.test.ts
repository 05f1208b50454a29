import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fault } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { createApolloClient, endApolloClient } from './apolloClient.ts';
import { SetupNeededDocument, SignOutDocument, ViewerRightsDocument } from './gql/graphql.ts';
import { currentSession, storeSession } from './session.ts';

const rights = {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'user-1',
    role: { __typename: 'MerchantRole', id: 'r', name: 'x' },
    authorizes: [],
  },
};
const tokens = {
  refreshSession: {
    session: {
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      clientToken: 'c',
      accessTokenExpiresAt: '2999-01-01T00:00:00.000Z',
    },
    userErrors: [],
  },
};
const refused = { refreshSession: { session: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } };
const ask = vi.fn<typeof fetch>();
const query = () => createApolloClient().query({ query: ViewerRightsDocument, fetchPolicy: 'network-only' });
const bearers = () => ask.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  storeSession(cashier);
});

test('AUTH-07 every call carries the access token, and nothing else of the session', async () => {
  ask.mockResolvedValueOnce(answer(rights));
  await query();
  expect(bearers()).toEqual(['Bearer access-1']);
  const { headers, body } = ask.mock.calls[0]?.[1] ?? {};
  const sent = JSON.stringify([...new Headers(headers), body]);
  for (const kept of ['refresh-1', 'client-1', 'Somying', 'Good Dots']) expect(sent).not.toContain(kept);
});

test('every request has a unique id, by which the logs identify it', async () => {
  ask.mockImplementation(async () => answer(rights));
  await query();
  await query();
  const ids = ask.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-id'));
  expect(ids).toEqual([expect.stringMatching(/^web-[a-z0-9]+$/), expect.stringMatching(/^web-[a-z0-9]+$/)]);
  expect(ids[0]).not.toBe(ids[1]);
});

test.each([401, 403])('a token refused with %i is renewed once and the call goes out again', async (status) => {
  ask
    .mockResolvedValueOnce(fault(status, 'UNAUTHENTICATED'))
    .mockResolvedValueOnce(answer(tokens))
    .mockResolvedValueOnce(answer(rights));
  const { data } = await query();
  expect(data?.viewer.id).toBe('user-1');
  expect(bearers()).toEqual(['Bearer access-1', null, 'Bearer access-2']);
});

test('AUTH-11 a session that the server ended is cleared', async () => {
  ask.mockResolvedValueOnce(fault(401, 'UNAUTHENTICATED')).mockResolvedValueOnce(answer(refused));
  await expect(query()).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(currentSession()).toBeNull();
});

test('OP-09 a missing right is no reason to sign out', async () => {
  ask.mockResolvedValueOnce(fault(400, 'PERMISSION'));
  await expect(query()).rejects.toThrow();
  expect(currentSession()).not.toBeNull();
});

test.each<[string, object, (client: ReturnType<typeof createApolloClient>) => Promise<unknown>]>([
  [
    'a list that may not be read any more',
    { data: { setup: null }, errors: [{ message: 'no', extensions: { code: 'PERMISSION' } }] },
    (client) => client.query({ query: SetupNeededDocument }),
  ],
  [
    'a change that may not be made any more',
    { data: { signOut: { __typename: 'SignOutPayload', signedOut: false, userErrors: [{ code: 'PERMISSION' }] } } },
    (client) => client.mutate({ mutation: SignOutDocument }),
  ],
])('PERM-04 the rights are read again after %s', async (_what, refusal, act) => {
  const client = createApolloClient();
  ask.mockImplementation(async () => answer(rights));
  const page = client.watchQuery({ query: ViewerRightsDocument }).subscribe(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  ask.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/json' } }));
  await act(client).catch(() => undefined);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  expect(JSON.stringify(ask.mock.calls[2])).toContain('ViewerRights');
  page.unsubscribe();
});

const other = { ...cashier, id: 'user-2', access_token: 'access-of-2', refresh_token: 'refresh-of-2' };
const signOut = (client: ReturnType<typeof createApolloClient>) => client.mutate({ mutation: SignOutDocument });

test('issue 34 what one person sends never goes out as the next one at the till', async () => {
  const client = createApolloClient();
  storeSession(other);
  await expect(signOut(client)).rejects.toThrow();
  expect(ask).not.toHaveBeenCalled();
});

test('issue 34 a call that is refused because the till has gone to another person is not sent again as theirs', async () => {
  const client = createApolloClient();
  ask.mockImplementation(async () => {
    storeSession(other);
    return fault(401, 'UNAUTHENTICATED');
  });
  await expect(signOut(client)).rejects.toThrow();
  expect(bearers()).toEqual(['Bearer access-1']);
  expect(currentSession()).toEqual(other);
});

test('issue 34 a token that is renewed while the till goes to another person sends nothing as theirs', async () => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  const client = createApolloClient();
  ask.mockImplementation(async () => {
    storeSession(other);
    return answer(tokens);
  });
  await expect(signOut(client)).rejects.toThrow();
  expect(bearers()).toEqual([null]);
});

test('issue 34 an answer that comes after its person has left is kept nowhere, and all that was read is gone', async () => {
  const client = createApolloClient();
  ask.mockResolvedValueOnce(answer(rights));
  await client.query({ query: ViewerRightsDocument });
  expect(Object.keys(client.cache.extract() as object)).toContain('Viewer:user-1');
  ask.mockImplementation(async () => {
    storeSession(other);
    endApolloClient(client);
    return answer(rights);
  });
  await expect(client.query({ query: ViewerRightsDocument, fetchPolicy: 'network-only' })).rejects.toThrow();
  expect(client.cache.extract()).toEqual({});
});
