import type { ParkedContentBody } from '@taem/domain/till/parkedBill.schema.ts';
import type { ParkedContentInput, ParkedOfferInput } from '../../generated/schema.ts';
import { pathNamedBy } from '../payPaths.ts';
import { decisionsBody } from '../saleBodyOf.ts';

/** Converts the content of a bill to the gateway's body. */
export function parkedContentBody(input: ParkedContentInput): ParkedContentBody {
  return {
    lines: input.lines.map((line) => ({
      item_ref: line.itemRef,
      product_id: line.productId,
      name: line.name,
      code: line.code,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      has_own_price: line.hasOwnPrice ?? false,
      options: line.options?.map((option) => ({
        option_id: option.optionId,
        group: option.groupName,
        name: option.name,
        price: option.price,
      })),
      note: line.note?.trim() || undefined,
      sold_by_id: line.soldById ?? undefined,
    })),
    ...decisionsBody(input),
    discount: offerBody(input.discount),
    offer: offerBody(input.offer),
    amount_due: input.amountDue,
  };
}

function offerBody(offer: ParkedOfferInput | null | undefined): ParkedContentBody['offer'] {
  return offer
    ? { offer_id: offer.offerId, name: offer.name, custom_value: offer.customValue ?? undefined }
    : undefined;
}

/** Converts a path of the gateway's body to the input. */
export const parkedInputPath = pathNamedBy({ bill: 'content', __v: 'version', age: 'ageRange' });
