import { merchantRoles } from './accounts/merchantRoles.ts';
import { merchantUsers } from './accounts/merchantUsers.ts';
import { productCategories } from './catalogue/productCategories.ts';
import { productSubCategories } from './catalogue/productSubCategories.ts';
import { products } from './catalogue/products.ts';
import { members } from './customers/members.ts';
import { hasThaiSort } from './database/hasThaiSort.ts';
import type { AreaRoutes } from './http/GatewayContext.ts';
import { conditions } from './loyalty/conditions.ts';
import { coupons } from './loyalty/coupons.ts';
import { memberBadges } from './loyalty/memberBadges.ts';
import { memberTiers } from './loyalty/memberTiers.ts';
import { offers } from './loyalty/offers.ts';
import { merchantBranches } from './merchant/merchantBranches.ts';
import { cards } from './reference/cards.ts';
import { institutes } from './reference/institutes.ts';
import { menus } from './reference/menus.ts';
import { paymentChannels } from './reference/paymentChannels.ts';
import { paymentMethods } from './reference/paymentMethods.ts';
import type { Resource } from './resource/defineResource.ts';
import { mountResource } from './resource/mountResource.ts';

/** One line for each declared resource. */
export const resources: readonly Resource[] = [
  merchantBranches,
  merchantRoles,
  merchantUsers,
  menus,
  products,
  productCategories,
  productSubCategories,
  memberTiers,
  memberBadges,
  members,
  coupons,
  conditions,
  offers,
  paymentChannels,
  paymentMethods,
  institutes,
  cards,
];

export const resourceRoutes: AreaRoutes = async (app, context) => {
  const thaiSort = await hasThaiSort(context.database);
  for (const resource of resources) mountResource(app, context, resource, thaiSort);
};
