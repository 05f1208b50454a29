import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { getMerchantHome } from './getMerchantHome.ts';
import { getMerchantSetting } from './getMerchantSetting.ts';
import { Home, Setting, SettingChange } from './merchantShapes.ts';
import { LogoBody, LogoForm, setShopLogo } from './setShopLogo.ts';
import { SettingBody, updateMerchantSetting } from './updateMerchantSetting.ts';

const tag = 'merchant';

export const merchantRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /merchants/home', {
    id: 'getMerchantHome',
    caller: 'user',
    summary: 'Who is signed in, where, and with which rights',
    tag,
    forRuns: true,
    payload: Home,
    handle: async (request) => answer(await getMerchantHome(context, request.session)),
  });
  route(app, 'GET /merchant-setting/self', {
    id: 'getMerchantSetting',
    caller: 'user',
    summary: 'Rates of points, what tills may do, and which codes are set',
    tag,
    forRuns: true,
    payload: Setting,
    mayBeMissing: true,
    handle: async (request) => answer(await getMerchantSetting(context, request.session)),
  });

  route(app, 'PATCH /merchant-setting/self', {
    id: 'updateMerchantSetting',
    summary: 'Change rates and codes; what is empty or left out stays',
    tag,
    permission: { objectCodes: [PAGE.setting], action: 'Write' },
    body: SettingBody,
    described: SettingChange,
    payload: Setting,
    mayBeMissing: true,
    refusals: ['123'],
    handle: async (request) => {
      await updateMerchantSetting(context, request, request.body);
      return answer(await getMerchantSetting(context, request.session));
    },
  });

  // Extension: it stands on the papers of the shop.
  route(app, 'POST /merchant-setting/self/logo', {
    id: 'setShopLogo',
    summary: 'Put the logo of the shop in place; without a picture it is taken away',
    tag,
    permission: { objectCodes: [PAGE.setting], action: 'Write' },
    described: LogoBody,
    form: LogoForm,
    payload: Setting,
    mayBeMissing: true,
    refusals: ['123'],
    handle: async (request) => {
      await setShopLogo(context, request);
      return answer(await getMerchantSetting(context, request.session));
    },
  });
};
