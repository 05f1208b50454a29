import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { demoCatalogue } from './catalogue/demoCatalogue.ts';
import { loadCatalogue } from './catalogue/loadCatalogue.ts';
import type { LoadContext } from './LoadContext.ts';
import { demoGoodsOffers, demoOffers, demoTiers } from './loyalty/demoLoyalty.ts';
import { loadGoodsOffers } from './loyalty/loadGoodsOffers.ts';
import { loadLoyalty } from './loyalty/loadLoyalty.ts';
import { loadMembers } from './people/loadMembers.ts';
import { loadPotentials } from './people/loadPotentials.ts';
import { demoInstitutes, demoPaymentChannels } from './reference/demoInstitutes.ts';
import { loadReference } from './reference/loadReference.ts';
import type { ShopRecords } from './ShopRecords.ts';
import { computeFigures } from './sales/computeFigures.ts';
import { loadSales } from './sales/loadSales.ts';
import { standingMembers } from './sales/standingOrders.ts';
import { demoBranches } from './shop/demoBranches.ts';
import { demoUsers } from './shop/demoUsers.ts';
import { type DemoHashes, loadRealm, loadSettings } from './shop/loadRealm.ts';
import { loadStaff } from './shop/loadStaff.ts';
import { loadTills } from './shop/loadTills.ts';
import { demoStore } from './store/demoStore.ts';
import { loadStore } from './store/loadStore.ts';

const MEMBERS = 2_000;
const POTENTIALS = 300;
const DAILY_SALES = 21;

/** Loads the demo shop; returns false if it exists already. */
export async function loadMainRealm(context: LoadContext & { hashes: DemoHashes }, scale: number): Promise<boolean> {
  const { client, realmId, hashes, openedAt, onProgress } = context;
  const realm = {
    id: realmId,
    code: demoAccounts.realm,
    name: 'แต้ม คาเฟ่ แอนด์ มาร์ท',
    taxId: '0105567001231',
    clientId: 'taem-back-office',
    clientName: 'Taem back office (demo)',
  };
  if (!(await loadRealm(client, realm, hashes, openedAt))) return false;
  onProgress({ step: 'master data', done: 0, total: 1 });
  const rates = await loadSettings(context, hashes);
  const branches = await loadStaff(context, demoBranches, demoUsers, hashes.password);
  const shop: ShopRecords = {
    realmId,
    rates,
    branches,
    products: await loadCatalogue(context, demoCatalogue),
    ...(await loadLoyalty(context, demoTiers, demoOffers)),
    ...(await loadReference(context, demoInstitutes, demoPaymentChannels)),
    members: [],
  };
  onProgress({ step: 'master data', done: 1, total: 1 });
  shop.members = await loadMembers(context, MEMBERS, branches, shop.tiers[0], standingMembers);
  onProgress({ step: 'members', done: MEMBERS, total: MEMBERS });
  await loadPotentials(context, POTENTIALS, branches);
  await loadSales(context, shop, DAILY_SALES * scale);
  await loadStore(context, shop, demoStore);
  await computeFigures(context, shop.members);
  await loadGoodsOffers(context, demoGoodsOffers, shop.coupons);
  await loadTills(context, branches);
  return true;
}
