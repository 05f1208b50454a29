import { Readable } from 'node:stream';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { describe, expect, it } from 'vitest';
import type { PayInput } from '../generated/schema.ts';
import { paymentForm } from './documented/paymentForm.ts';
import { guestOf } from './guestOf.ts';
import { saleBodyOf } from './saleBodyOf.ts';

const INPUT = {
  idempotencyKey: 'key 1',
  branchId: 'ari',
  lines: [{ productId: 'coffee', quantity: 2 }],
  channels: [{ type: 'Cash', amount: 130 }],
  expectedAmountDue: 130,
} as PayInput;

describe('what is sent of a sale', () => {
  it('is what was decided, and nothing that was not said', () => {
    expect(JSON.parse(JSON.stringify(saleBodyOf(INPUT)))).toEqual({
      branch_id: 'ari',
      lines: [{ product_id: 'coffee', quantity: 2 }],
      tier_privileges: true,
      points_as_cash: 0,
      delivery_cost: 0,
      channels: [{ type: 'Cash', amount: 130 }],
      expected_amount_due: 130,
    });
  });

  it('is all that was said', () => {
    const slip = { sendingBank: '004', reference: 'R1' };
    const channel = { receivedAmount: 200, instituteId: 'bank', cardId: 'card', paymentChannelId: 'account', slip };
    const line = { productId: 'coffee', quantity: 2, itemRef: 'AI', customPrice: 0.5 };
    const said = {
      lines: [{ ...line, optionIds: ['large'], note: ' less ice ', soldById: 'nok' }],
      memberId: 'mali',
      guest: { ageRange: '1-12', gender: 'Male', hashtags: ['vip'] },
      tierPrivileges: false,
      discount: { offerId: 'ten', customValue: 5 },
      offer: { offerId: 'double', byItself: true },
      declined: ['discount'],
      pointsAsCash: 10,
      deliveryCost: 20,
      channels: [{ type: 'Transfer', amount: 130, ...channel }],
      expectedEarnPoints: 4,
      createLocalTime: '2026-03-14 12:00:00',
      remark: 'no sugar',
      ...{ parkedVersion: 0, approvalId: 'approval', tillId: 'till' },
    };
    expect(saleBodyOf({ ...INPUT, ...said } as PayInput)).toEqual({
      branch_id: 'ari',
      lines: [
        {
          ...{ item_ref: 'AI', product_id: 'coffee', quantity: 2, charge_amount: 0.5 },
          ...{ option_ids: ['large'], note: 'less ice', sold_by_id: 'nok' },
        },
      ],
      member_id: 'mali',
      guest: { age: '1-12', gender: 'Male', hashtags: ['#vip'] },
      tier_privileges: false,
      discount: { offer_id: 'ten', custom_value: 5 },
      offer: { offer_id: 'double', by_itself: true },
      declined: ['discount'],
      points_as_cash: 10,
      delivery_cost: 20,
      channels: [
        {
          type: 'Transfer',
          amount: 130,
          received_amount: 200,
          institute_id: 'bank',
          card_id: 'card',
          payment_channel_id: 'account',
          slip: { sending_bank: '004', reference: 'R1' },
        },
      ],
      expected_amount_due: 130,
      expected_earn_points: 4,
      create_local_time: '2026-03-14 12:00:00',
      remark: 'no sugar',
      ...{ parked_version: 0, approval_id: 'approval', till_id: 'till' },
    });
    expect(saleBodyOf({ ...INPUT, guest: {} } as PayInput).guest).toEqual({});
  });

  it('leaves out what is empty', () => {
    const empty = {
      lines: [{ productId: 'coffee', quantity: 2, itemRef: '', optionIds: null, note: '  ', soldById: null }],
      offer: { offerId: 'double', byItself: false },
      ...{ declined: [], parkedVersion: null, approvalId: null, tillId: null },
    };
    const { offer, ...body } = JSON.parse(JSON.stringify(saleBodyOf({ ...INPUT, ...empty } as PayInput)));
    expect(body).toEqual(JSON.parse(JSON.stringify(saleBodyOf(INPUT))));
    expect(offer).toEqual({ offer_id: 'double' });
  });

  it('of a guest is what was seen of them, each tag by itself', () => {
    expect([guestOf(null), guestOf(undefined)]).toEqual([null, null]);
    expect(guestOf({})).toEqual({ ageRange: null, gender: null, hashtags: [] });
    const seen = { ageRange: '25-60', gender: 'Female', hashtags: ['vip, regular', '#new'] } as const;
    expect(guestOf({ ...seen, hashtags: [...seen.hashtags] } as never)).toEqual({
      ageRange: '25-60',
      gender: 'Female',
      hashtags: ['#vip', '#regular', '#new'],
    });
  });

  it('with the picture of a slip is a form that says so', async () => {
    const slip = { name: 'slip.png', type: 'image/png', size: 4, open: () => Readable.from('slip') };
    const form = paymentForm({ realm_id: 'shop', items: [] } as unknown as PaymentPayload, slip);
    expect([form.get('action'), form.get('realm_id'), form.get('items')]).toEqual(['upload_image', 'shop', '[]']);
    expect(form.get('image')).not.toBeNull();
  });
});
