import { DAY } from './bangkokTime.ts';
import { loadCatalogue } from './catalogue/loadCatalogue.ts';
import type { LoadContext } from './LoadContext.ts';
import { demoOffers, demoTiers } from './loyalty/demoLoyalty.ts';
import { loadLoyalty } from './loyalty/loadLoyalty.ts';
import { loadMembers } from './people/loadMembers.ts';
import { loadPotentials } from './people/loadPotentials.ts';
import { demoInstitutes, demoPaymentChannels } from './reference/demoInstitutes.ts';
import { loadReference } from './reference/loadReference.ts';
import type { ShopRecords } from './ShopRecords.ts';
import { computeFigures } from './sales/computeFigures.ts';
import { loadSales } from './sales/loadSales.ts';
import { type DemoHashes, loadRealm, loadSettings } from './shop/loadRealm.ts';
import { loadStaff } from './shop/loadStaff.ts';
import { stall } from './shop/stall.ts';
import { loadStore } from './store/loadStore.ts';

const MEMBERS = 4;
const POTENTIALS = 2;
const DAYS = 7;
const DAILY_SALES = 2;

/** Loads a second merchant with a few rows, to demonstrate that each merchant only sees its own. */
export async function loadOtherRealm(context: LoadContext & { hashes: DemoHashes }, scale: number): Promise<void> {
  const { client, realmId, hashes, openedAt } = context;
  const realm = {
    id: realmId,
    code: stall.realm,
    name: stall.name,
    taxId: '-',
    clientId: 'other-back-office',
    clientName: 'The fruit stall (demo)',
  };
  await loadRealm(client, realm, hashes, openedAt);
  const rates = await loadSettings(context, hashes);
  const branches = await loadStaff(context, [stall.branch], stall.users, hashes.password);
  const shop: ShopRecords = {
    realmId,
    rates,
    branches,
    products: await loadCatalogue(context, [stall.category]),
    ...(await loadLoyalty(context, demoTiers.slice(0, 1), demoOffers.slice(0, 4))),
    ...(await loadReference(context, demoInstitutes.slice(-1), demoPaymentChannels.slice(0, 1))),
    members: [],
  };
  shop.members = await loadMembers(context, MEMBERS, branches, shop.tiers[0], MEMBERS);
  await loadPotentials(context, POTENTIALS, branches);
  const quiet = { ...context, onProgress: () => undefined, openedAt: context.now - DAYS * DAY };
  await loadSales(quiet, shop, scale > 0 ? DAILY_SALES : 0);
  await loadStore(quiet, shop, stall.store);
  await computeFigures(quiet, shop.members);
}
