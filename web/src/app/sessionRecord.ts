import { toAuthorizes } from './contractValues.ts';
import { expiryHere } from './freshAccessToken.ts';
import type { IssuedSessionFragment } from './gql/graphql.ts';
import { currentLanguage } from './i18n.ts';
import type { Session } from './session.ts';

/** Returns the record that the device stores of a session that has just begun. */
export function sessionRecord({ viewer, ...tokens }: IssuedSessionFragment, answeredAt: number | null): Session {
  const branch = viewer.branch ?? onlyOne(viewer.branches);
  return {
    id: viewer.id,
    username: viewer.username,
    access_token: tokens.accessToken,
    access_token_expires_at: expiryHere(tokens.accessTokenExpiresAt, answeredAt),
    refresh_token: tokens.refreshToken,
    client_token: tokens.clientToken,
    lan: currentLanguage(),
    realmId: viewer.realmId,
    branchId: branch?.id ?? null,
    branchName: branch?.name ?? null,
    branches: viewer.branches.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    dayEnds: viewer.dayEnds.map(({ from, hour }) => ({ from, hour })),
    branchFixed: viewer.branch !== null && viewer.branch !== undefined,
    merchantName: viewer.merchant.name,
    firstname: viewer.firstname,
    lastname: viewer.lastname,
    jobTitle: viewer.jobTitle ?? null,
    jobUnit: viewer.jobUnit ?? null,
    image: viewer.imageUrl ?? null,
    roleName: viewer.role.name,
    roleId: viewer.role.id,
    authorizes: toAuthorizes(viewer.authorizes),
    earn_cash: viewer.pointRates.earnCash,
    earn_point: viewer.pointRates.earnPoint,
    redeem_cash: viewer.pointRates.redeemCash,
    redeem_point: viewer.pointRates.redeemPoint,
    rewardItemId: viewer.rewardItemId ?? null,
    rewardInstanceId: viewer.rewardInstanceId ?? null,
    currency: viewer.merchant.currencyCode,
    taxId: viewer.merchant.taxId,
    showVat: viewer.merchant.showVat,
  };
}

/** With a single branch there is no selector to choose it with (HOME-04). */
function onlyOne<T>(branches: readonly T[]): T | undefined {
  return branches.length === 1 ? branches[0] : undefined;
}
