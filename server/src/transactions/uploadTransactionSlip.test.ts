import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const id = fakeId('transaction', 0);

const server = openForTests(startWriteServer);
beforeEach(() => server.answerWith(undefined));

describe('uploadTransactionSlip', () => {
  const UPLOAD = `mutation Slip($input: UploadTransactionSlipInput!) { uploadTransactionSlip(input: $input) {
    transaction { slipImageUrl version } userErrors { code message path } } }`;

  async function upload(file: File) {
    const form = new FormData();
    const operations = { query: UPLOAD, variables: { input: { id, version: 4, image: null } } };
    form.append('operations', JSON.stringify(operations));
    form.append('map', '{"0":["variables.input.image"]}');
    form.append('0', file);
    const request = new Request('http://server', { method: 'POST', body: form });
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'apollo-require-preflight': '1',
        authorization: 'Bearer token-1',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return response.json().data.uploadTransactionSlip;
  }

  it('WALL-18, CALL-46, OP-52 sends `lang`, the action, the version and the picture', async () => {
    server.answerWith(ok({ transaction: { id, slip_image_url: '/files/slip.png', __v: 5 } }));
    expect(await upload(new File(['picture'], 'anything.png', { type: 'image/png' }))).toEqual({
      transaction: { slipImageUrl: '/files/slip.png', version: 5 },
      userErrors: [],
    });
    expect(server.written).toMatchObject([{ method: 'PATCH', path: `/transactions/${id}` }]);
    const { image, ...fields } = (server.written[0]?.body ?? {}) as Record<string, File>;
    expect(fields).toEqual({ lang: 'th-TH', action: 'upload_image', __v: '4' });
    expect(await image?.text()).toBe('picture');
  });

  it('WALL-18 a sale that another user has changed since keeps its slip, and that is said', async () => {
    server.answerWith(refusal(409, '123', 'Somebody else has changed it.'));
    expect(await upload(new File(['picture'], 'slip.png', { type: 'image/png' }))).toMatchObject({
      transaction: null,
      userErrors: [{ code: 'STALE_VERSION' }],
    });
  });

  it.each([
    ['__v', 'version'],
    ['image', 'image'],
  ])('names %s of a refusal as %s of the input', async (wire, name) => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
    expect((await upload(new File(['picture'], 'slip.png', { type: 'image/png' }))).userErrors).toMatchObject([
      { code: 'VALIDATION', path: [name] },
    ]);
  });

  it('reads the sale again where the answer does not have it', async () => {
    server.answerWith(ok(null));
    expect(await upload(new File(['picture'], 'slip.png', { type: 'image/png' }))).toEqual({
      transaction: { slipImageUrl: null, version: 0 },
      userErrors: [],
    });
  });

  it('refuses anything that is not a picture before it is sent', async () => {
    const refused = await upload(new File(['text'], 'slip.txt', { type: 'text/plain' }));
    expect(refused.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['image'] }]);
    expect(server.written).toEqual([]);
  });
});
