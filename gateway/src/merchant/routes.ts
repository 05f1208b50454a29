import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { getMerchantHome } from './getMerchantHome.ts';
import { getMerchantSetting } from './getMerchantSetting.ts';
import { SettingBody, updateMerchantSetting } from './updateMerchantSetting.ts';

export const merchantRoutes: AreaRoutes = async (app, context) => {
  app.get('/merchants/home', async (request) => answer(await getMerchantHome(context, request.session)));
  app.get('/merchant-setting/self', async (request) => answer(await getMerchantSetting(context, request.session)));

  app.patch<{ Body: SettingBody }>('/merchant-setting/self', { schema: { body: SettingBody } }, async (request) => {
    await updateMerchantSetting(context, request.session, request.body);
    return answer(await getMerchantSetting(context, request.session));
  });
};
