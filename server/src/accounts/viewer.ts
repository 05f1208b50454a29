import type { Context } from '../execution/context.ts';
import { type Operation, selectionOf } from '../execution/selection.ts';
import { loadHome } from '../gateway/home.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { loadSetting } from '../gateway/setting.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { ActionCode, Authorize, Merchant, MerchantBranch, QueryResolvers, Viewer } from '../generated/schema.ts';

export const viewer: QueryResolvers['viewer'] = (_, _args, context, info) => assembleViewer(context, info);

const FROM_SETTING = ['pointRates', 'rewardItemId', 'rewardInstanceId'];

/** The signed-in user from three calls (AUTH-03); those whose fields are not asked for are left out. */
export async function assembleViewer(context: Context, operation: Operation): Promise<Partial<Viewer>> {
  const selection = selectionOf(operation);
  const wantsSetting = FROM_SETTING.some((name) => selection.fieldsOf('Viewer').has(name));
  const [home, setting] = await Promise.all([loadHome(context), wantsSetting ? loadSetting(context) : null]);
  const { user } = home;
  const roleId = String(user.role_id ?? '');
  const [role, branch, branches] = await Promise.all([
    selection.fieldsOf('MerchantRole').has('name') ? loadRoleName(context, roleId) : '',
    readRecord<MerchantBranch>(context, operation, 'MerchantBranch', home.branch),
    readRecords<MerchantBranch>(context, operation, 'MerchantBranch', home.branches),
  ]);
  return {
    id: String(user.id),
    username: withoutSuffix(String(user.username ?? ''), context.config.merchantSuffix),
    firstname: String(user.firstname ?? ''),
    lastname: String(user.lastname ?? ''),
    jobTitle: textOrNull(user.job_title),
    jobUnit: textOrNull(user.job_unit),
    imageUrl: textOrNull(user.image_url),
    realmId: String(home.realm.id),
    role: { id: roleId, name: role },
    authorizes: home.authorizes.map(authorizeOf),
    branch,
    branches,
    merchant: merchantOf(home.merchant),
    ...(setting && {
      pointRates: {
        earnCash: setting.earnCash,
        earnPoint: setting.earnPoint,
        redeemCash: setting.redeemCash,
        redeemPoint: setting.redeemPoint,
      },
      rewardItemId: setting.rewardItemId,
      rewardInstanceId: setting.rewardInstanceId,
    }),
  };
}

const ROLES = { path: 'merchant-roles', listKey: 'roles', singleKey: 'role' };

async function loadRoleName(context: Context, id: string): Promise<string> {
  const role = await context.gateway.one(ROLES, id);
  return String(role?.name ?? '');
}

function withoutSuffix(username: string, suffix: string): string {
  return suffix && username.endsWith(suffix) ? username.slice(0, -suffix.length) : username;
}

function authorizeOf(authorize: WireRecord): Authorize {
  const codes = Array.isArray(authorize.action_codes) ? authorize.action_codes : [];
  return {
    objectCode: String(authorize.object_code),
    actionCodes: codes.filter((code): code is ActionCode => code === 'Read' || code === 'Write'),
  };
}

// OP-58: the fixed display settings stand where the merchant's profile carries none.
function merchantOf(merchant: WireRecord): Merchant {
  return {
    id: String(merchant.id ?? ''),
    name: String(merchant.name ?? ''),
    taxId: String(merchant.tax_id ?? '') || '-',
    showVat: isWireRecord(merchant) && merchant.show_vat === true,
    currencyCode: String(merchant.currency_code ?? 'THB'),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
