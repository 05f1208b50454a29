import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { RECORDS } from '@taem/domain/records.ts';
import type { FastifyInstance } from 'fastify';
import { merchantRoles } from './accounts/merchantRoles.ts';
import { merchantUsers } from './accounts/merchantUsers.ts';
import { securityEvents } from './accounts/securityEvents.ts';
import { serviceAccounts } from './accounts/serviceAccounts.ts';
import { appointments } from './calendar/appointments.ts';
import { importCategories, importSubCategories } from './catalogue/importCategories.ts';
import { importProducts } from './catalogue/importProducts.ts';
import { optionGroups } from './catalogue/optionGroups.ts';
import { mountPictures } from './catalogue/pictures/mountPictures.ts';
import { picturesOfFile } from './catalogue/pictures/picturesOfFile.ts';
import { productCategories, productSubCategories } from './catalogue/productCategories.ts';
import { products } from './catalogue/products.ts';
import { mountChanges } from './changes/mountChanges.ts';
import { importPotentials } from './customers/find/importPotentials.ts';
import { importMembers } from './customers/importMembers.ts';
import { members } from './customers/members.ts';
import { openingOfMembers } from './customers/opening/takeBackOpening.ts';
import { potentials } from './customers/potentials.ts';
import { hasThaiSort } from './database/hasThaiSort.ts';
import { postcodes, subDistricts } from './geography/places.ts';
import type { AreaRoutes, GatewayContext } from './http/GatewayContext.ts';
import { fileImports } from './import/fileImports.ts';
import { createImportTurns } from './import/ImportTurns.ts';
import { mountImport } from './import/mountImport.ts';
import { withBeside } from './import/withBeside.ts';
import { revenueTargets } from './insight/targets/revenueTargets.ts';
import { conditions } from './loyalty/conditions.ts';
import { memberBadges } from './loyalty/memberBadges.ts';
import { memberTiers } from './loyalty/memberTiers.ts';
import { offers } from './loyalty/offers.ts';
import { merchantBranches } from './merchant/merchantBranches.ts';
import { merchantSettings } from './merchant/merchantSettings.ts';
import { tills } from './merchant/tills.ts';
import { cards } from './reference/cards.ts';
import { menus } from './reference/menus.ts';
import type { Resource } from './resource/defineResource.ts';
import { mountReads } from './resource/mountReads.ts';
import { mountWrites } from './resource/mountWrites.ts';
import { recordResource } from './resource/recordResource.ts';
import { stockCounts } from './stock/count/stockCounts.ts';
import { importSuppliers } from './stock/importSuppliers.ts';
import { openingStock } from './stock/openingStock.ts';
import { openShelf } from './stock/openShelf.ts';
import { stock } from './stock/stock.ts';
import { stockImports } from './stock/stockImports.ts';
import { shifts } from './till/shifts/shifts.ts';

/** Resources with particular rules. */
const particular: readonly Resource[] = [
  merchantBranches,
  tills,
  merchantRoles,
  merchantUsers,
  serviceAccounts,
  securityEvents,
  menus,
  productCategories,
  productSubCategories,
  optionGroups,
  { ...products, besideNew: openShelf },
  memberTiers,
  memberBadges,
  members,
  potentials,
  conditions,
  offers,
  cards,
  stock,
  stockImports,
  stockCounts,
  subDistricts,
  postcodes,
  revenueTargets,
  shifts,
];

/** Every resource: a declared record that is not listed above follows its declaration alone. */
export const resources: readonly Resource[] = [
  ...particular,
  ...RECORDS.filter(({ path }) => !particular.some((resource) => resource.path === path)).map((record) =>
    recordResource(record),
  ),
];

export const resourceRoutes: AreaRoutes = async (app, context) => {
  const thaiSort = await hasThaiSort(context.database);
  for (const resource of resources) mountResource(app, context, resource, thaiSort);
  // The settings and the appointments have custom routes; imports have none.
  mountChanges(
    app,
    context,
    [...resources, appointments, merchantSettings, fileImports],
    [picturesOfFile, openingStock, ...openingOfMembers],
  );
  const turns = createImportTurns();
  mountImport(app, context, turns, withBeside(importProducts, openingStock, picturesOfFile), PAGE.product);
  mountPictures(app, context, turns);
  mountImport(app, context, turns, importMembers, PAGE.subscribe);
  mountImport(app, context, turns, importPotentials, PAGE.customerInsight);
  mountImport(app, context, turns, importSuppliers, PAGE.supplier);
  mountImport(app, context, turns, importCategories, PAGE.category);
  mountImport(app, context, turns, importSubCategories, PAGE.category);
};

/** Registers the routes of a declared resource: its list, single records, and the writes that it allows. */
function mountResource(app: FastifyInstance, context: GatewayContext, resource: Resource, thaiSort: boolean) {
  mountReads(app, context, resource, thaiSort);
  mountWrites(app, context, resource);
}
