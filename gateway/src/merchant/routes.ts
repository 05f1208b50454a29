import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { getMerchantHome } from './getMerchantHome.ts';
import { getMerchantSetting } from './getMerchantSetting.ts';

export const merchantRoutes: AreaRoutes = async (app, context) => {
  app.get('/merchants/home', async (request) => answer(await getMerchantHome(context, request.session)));
  app.get('/merchant-setting/self', async (request) => answer(await getMerchantSetting(context, request.session)));
};
