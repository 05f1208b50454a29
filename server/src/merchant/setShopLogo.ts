import { formOf } from '../gateway/formOf.ts';
import { answered, withFile } from '../gateway/resourceMutations.ts';
import { PICTURE } from '../gateway/uploadedFile.ts';
import type { MutationResolvers } from '../generated/schema.ts';
import { readSetting } from './merchantSetting.ts';

const PATH = '/merchant-setting/self/logo';
const pathOf = (wire: string) => [wire === '__v' ? 'version' : wire];

export const setShopLogo: MutationResolvers['setShopLogo'] = (_, { input: { version, image } }, context, info) => {
  if (image == null) {
    return answered('merchantSetting', pathOf, async () =>
      readSetting(context, info, await context.gateway.post(PATH, { __v: version })),
    );
  }
  return withFile('merchantSetting', pathOf, 'image', image, PICTURE, async (file) =>
    readSetting(context, info, await context.gateway.postForm(PATH, () => formOf({ __v: version }, file))),
  );
};
