import { slipVerify } from 'promptparse/generate';
import { describe, expect, it } from 'vitest';
import { promptPayPayload } from './promptPayPayload.ts';
import { saleBodySchema } from './saleBody.schema.ts';
import { readSlipQr } from './slipReference.ts';

const REFERENCE = '2020073117Nm8BqLWVxOzgj1A';
const QR = slipVerify({ sendingBank: '014', transRef: REFERENCE });

describe('34 the QR of a slip', () => {
  it('names the bank that sent the money and its reference of the transfer', () => {
    expect(readSlipQr(QR)).toEqual({ sending_bank: '014', reference: REFERENCE });
    // As banks print it: a checksum without its leading zeros.
    const short = slipVerify({ sendingBank: '004', transRef: '015067141616APM05100' });
    expect(readSlipQr(short.replace(/9104.*$/, (end) => `9104${end.slice(4).replace(/^0+/, '')}`))).toEqual({
      sending_bank: '004',
      reference: '015067141616APM05100',
    });
  });

  it.each([
    ['nothing', ''],
    ['an address', 'https://shop.example/r/1'],
    ['a PromptPay payment', promptPayPayload({ promptPayId: '0812345678' }, 100 as never) ?? ''],
    ['a damaged one', QR.replace('Nm8', 'Nm9')],
    ['a bank that is none', slipVerify({ sendingBank: '14', transRef: REFERENCE })],
    ['a reference that is too short', slipVerify({ sendingBank: '014', transRef: 'abc' })],
    ['a length that leads back to its beginning, with its checksum', '0004ABCD01-40000000000000000000091041EEE'],
    ['such a length behind enough of what is right', `0020${'x'.repeat(20)}01-4910474E5`],
  ])('of %s is not a slip', (_what, text) => {
    expect(readSlipQr(text)).toBeNull();
  });
});

describe('34 a tender', () => {
  const slip = { sending_bank: '014', reference: REFERENCE };
  const problems = (...channels: object[]) => {
    const due = channels.length * 50;
    const body = {
      ...{ branch_id: 'ari', lines: [{ product_id: 'coffee', quantity: 1 }], expected_amount_due: due },
      channels: channels.map((channel) => ({ type: 'Transfer', amount: 50, ...channel })),
    };
    const { error } = saleBodySchema.safeParse(body);
    return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  };

  it.each<[string, object[], string[]]>([
    ['of a transfer has a slip', [{ slip }], []],
    ['may be without', [{}, { slip: null }], []],
    ['has another slip than the one beside it', [{ slip }, { slip: { ...slip, sending_bank: '004' } }], []],
    [
      'has no slip of another tender',
      [{ slip }, { slip: { ...slip } }],
      ['channels.1.slip pays for another part of this bill already'],
    ],
    ['in cash has none', [{ type: 'Cash', slip }], ['channels.0.slip is for a transfer alone']],
    [
      'names a bank of three digits',
      [{ slip: { ...slip, sending_bank: '14' } }],
      ['channels.0.slip.sending_bank must be three digits'],
    ],
    ...['0145', '1014'].map((sending_bank): [string, object[], string[]] => [
      `names no bank as ${sending_bank}`,
      [{ slip: { ...slip, sending_bank } }],
      ['channels.0.slip.sending_bank must be three digits'],
    ]),
    [
      'names a reference of at most 40',
      [{ slip: { ...slip, reference: 'a'.repeat(40) } }, { slip: { ...slip, reference: 'a'.repeat(41) } }],
      ['channels.1.slip.reference must be 4 to 40 letters and digits'],
    ],
    [
      'names a reference of letters and digits',
      [{ slip: { ...slip, reference: "x'; drop" } }],
      ['channels.0.slip.reference must be 4 to 40 letters and digits'],
    ],
  ])('%s', (_rule, channels, found) => {
    expect(problems(...channels)).toEqual(found);
  });
});
