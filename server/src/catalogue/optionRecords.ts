import { flag, number, text } from '../gateway/fields.ts';
import { isNotFound } from '../gateway/GatewayError.ts';
import { derived, recordType } from '../gateway/recordType.ts';
import { textsOf } from '../gateway/textOf.ts';
import type { ProductOption, QueryResolvers } from '../generated/schema.ts';

export const productOption = recordType<ProductOption>('ProductOption', null, {
  id: text('id'),
  name: text('name'),
  price: number('price'),
  isDefault: flag('is_default'),
  isActive: flag('is_active'),
});

/** Reads ids of groups; empty for a gateway without the extension. */
export const groupIds = (wire: string) => derived<string[]>([wire], (record) => textsOf(record[wire]));

type Resolve = (
  ...request: Parameters<Extract<QueryResolvers['optionGroups'], (...request: never[]) => unknown>>
) => unknown;

/** Returns an empty list if the gateway lacks this extension: it then has no groups, and a till can still sell. */
export const emptyWhereMissing =
  (list: unknown): QueryResolvers['optionGroups'] =>
  async (...request) => {
    try {
      return (await (list as Resolve)(...request)) as never;
    } catch (error) {
      if (isNotFound(error)) return { items: [], total: 0 };
      throw error;
    }
  };
