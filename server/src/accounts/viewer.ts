import { stripUsernameSuffix } from '@taem/domain/accounts/username.ts';
import type { Context } from '../gateway/context.ts';
import { loadHome } from '../gateway/home.ts';
import { oneRecord, readRecord, readRecords } from '../gateway/records.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { loadSetting, type Setting } from '../gateway/setting.ts';
import { textOf } from '../gateway/textOf.ts';
import type { WireRecord } from '../gateway/wire.ts';
import type { Authorize, Merchant, MerchantBranch, MerchantRole, QueryResolvers, Viewer } from '../generated/schema.ts';

export const viewer: QueryResolvers['viewer'] = (_, _args, context, info) => assembleViewer(context, info);

const FROM_SETTING = [
  'pointRates',
  'rewardItemId',
  'rewardInstanceId',
  'backdatingDays',
  'billBounds',
  'counter',
  'addedVat',
];

/** Loads the signed-in user with three calls (AUTH-03); those without selected fields are skipped. */
export async function assembleViewer(context: Context, operation: Operation): Promise<Partial<Viewer>> {
  const fields = selectionOf(operation).fieldsOf('Viewer');
  const needsSetting = FROM_SETTING.some((name) => fields.has(name));
  const userId = context.callers.userOf(context.gateway.token);
  const needsHome =
    !needsSetting || !userId || [...fields].some((name) => name !== 'id' && !FROM_SETTING.includes(name));
  const [person, setting] = await Promise.all([
    needsHome ? loadPerson(context, operation) : { id: userId },
    needsSetting ? loadSetting(context) : null,
  ]);
  return { ...person, ...(setting && ratesAndBounds(setting)) };
}

async function loadPerson(context: Context, operation: Operation): Promise<Partial<Viewer>> {
  const home = await loadHome(context);
  const { user } = home;
  const roleId = textOf(user.role_id);
  const [role, authorizes, branch, branches] = await Promise.all([
    loadRole(context, operation, roleId),
    readRecords<Authorize>(context, operation, 'Authorize', home.authorizes),
    readRecord<MerchantBranch>(context, operation, 'MerchantBranch', home.branch),
    readRecords<MerchantBranch>(context, operation, 'MerchantBranch', home.branches),
  ]);
  return {
    id: textOf(user.id),
    username: stripUsernameSuffix(textOf(user.username), context.config.merchantSuffix),
    firstname: textOf(user.firstname),
    lastname: textOf(user.lastname),
    jobTitle: textOrNull(user.job_title),
    jobUnit: textOrNull(user.job_unit),
    imageUrl: textOrNull(user.image_url),
    realmId: textOf(home.realm.id),
    role,
    authorizes,
    branch,
    branches,
    merchant: merchantOf(home.merchant),
    dayEnds: [...home.dayEnds],
    closedThrough: home.closedThrough,
  };
}

function ratesAndBounds({
  earnCash,
  earnPoint,
  redeemCash,
  redeemPoint,
  dayEnds: _dayEnds,
  ...setting
}: Setting): Partial<Viewer> {
  return { pointRates: { id: 'self', earnCash, earnPoint, redeemCash, redeemPoint }, ...setting };
}

/** Loads the role only if more than its id is selected. */
async function loadRole(context: Context, operation: Operation, id: string): Promise<MerchantRole> {
  const isSelected = [...selectionOf(operation).fieldsOf('MerchantRole')].some((name) => name !== 'id');
  const role = isSelected ? await oneRecord<MerchantRole>(context, operation, 'MerchantRole', id) : null;
  return role ?? ({ id, name: '' } as MerchantRole);
}

// OP-58: the fixed display settings apply if the merchant's profile has none.
function merchantOf(merchant: WireRecord): Merchant {
  return {
    id: textOf(merchant.id),
    name: textOf(merchant.name),
    taxId: textOf(merchant.tax_id) || '-',
    showVat: merchant.show_vat === true,
    currencyCode: textOf(merchant.currency_code ?? 'THB'),
  };
}

function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}
