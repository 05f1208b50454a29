import { hashtags } from '@taem/domain/catalogue/hashtags.ts';
import type { WireFields } from '../gateway/wireInput.ts';
import type { CreateProductInput, UpdateProductInput } from '../generated/schema.ts';

/** MGMT-19 Tags carry their `#`, however they were typed. */
export const productInput: WireFields<CreateProductInput | UpdateProductInput> = {
  hashtags: { to: (tags) => (Array.isArray(tags) ? hashtags(tags.join(',')) : tags) },
};
