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
    summary: 'The signed-in user, their branch and their rights',
    tag,
    forRuns: true,
    payload: Home,
    handle: async (request) => answer(await getMerchantHome(context, request.session)),
  });
  route(app, 'GET /merchant-setting/self', {
    id: 'getMerchantSetting',
    caller: 'user',
    summary: 'Point rates, settings of the tills, and which codes are set',
    tag,
    forRuns: true,
    payload: Setting,
    mayBeMissing: true,
    handle: async (request) => answer(await getMerchantSetting(context, request.session)),
  });

  route(app, 'PATCH /merchant-setting/self', {
    id: 'updateMerchantSetting',
    summary: 'Change rates and codes; empty or absent fields are unchanged',
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

  // Extension: the logo is printed on the shop's papers.
  route(app, 'POST /merchant-setting/self/logo', {
    id: 'setShopLogo',
    summary: 'Set the logo of the shop, or remove it when no picture is sent',
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
