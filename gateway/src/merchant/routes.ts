import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { getMerchantHome } from './getMerchantHome.ts';
import { getMerchantSetting } from './getMerchantSetting.ts';
import { merchantOperations } from './merchantOperations.ts';
import { SettingBody, updateMerchantSetting } from './updateMerchantSetting.ts';

export const merchantRoutes: AreaRoutes = async (app, context) => {
  app.get('/merchants/home', { config: { operation: merchantOperations.home } }, async (request) =>
    answer(await getMerchantHome(context, request.session)),
  );
  app.get('/merchant-setting/self', { config: { operation: merchantOperations.setting } }, async (request) =>
    answer(await getMerchantSetting(context, request.session)),
  );

  app.patch<{ Body: SettingBody }>(
    '/merchant-setting/self',
    { config: { operation: merchantOperations.updateSetting }, schema: { body: SettingBody } },
    async (request) => {
      await updateMerchantSetting(context, request, request.body);
      return answer(await getMerchantSetting(context, request.session));
    },
  );
};
