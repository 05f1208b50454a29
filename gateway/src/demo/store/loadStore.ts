import { insertRows } from '../../database/insertRows.ts';
import { menuRow } from '../../setup/standardMenus.ts';
import { DAY, startOfShopDay } from '../bangkokTime.ts';
import { createIds } from '../createIds.ts';
import type { LoadContext } from '../LoadContext.ts';
import { createRandom } from '../random.ts';
import type { ShopRecords } from '../ShopRecords.ts';
import { type DemoStore, demoHiddenMenus } from './demoStore.ts';
import { documentDeliveries } from './documentDeliveries.ts';

const HOUR = 3_600_000;
const RECORDS_FROM = Date.UTC(2024, 4, 2);

/** Loads suppliers with their deliveries, places, and appointments. */
export async function loadStore(context: LoadContext, shop: ShopRecords, store: DemoStore): Promise<void> {
  const { client, realmId, openedAt } = context;
  // A separate random sequence, so that these ids do not depend on the number of sales.
  const newId = createIds(createRandom(Number.parseInt(realmId.slice(-8), 16)));
  const record = { realm_id: realmId, created_at: new Date(openedAt).toISOString() };
  const own = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ id: newId(RECORDS_FROM), ...record, ...row }));

  const suppliers = own(store.suppliers.map(supplierRow));
  await insertRows(client, 'suppliers', suppliers);
  await insertRows(client, 'locations', own(store.locations));
  await insertRows(client, 'attributes', own(store.attributes));
  await insertRows(client, 'appointments', own(appointmentRows(context, shop, store)));
  await insertRows(
    client,
    'menus',
    demoHiddenMenus.map((menu, index) => ({
      id: newId(RECORDS_FROM),
      realm_id: realmId,
      ...menuRow(menu, 100 + index),
    })),
  );
  const supplierOf = (slug: string) => {
    const index = store.suppliers.findIndex(({ delivers }) => delivers.includes(slug));
    return (
      suppliers.at(index >= 0 ? index : store.suppliers.findIndex(({ delivers }) => delivers.length === 0))?.id ?? ''
    );
  };
  await documentDeliveries(
    client,
    shop.products.map(({ id, slug }) => ({ id, supplierId: supplierOf(slug) })),
  );
}

function supplierRow(supplier: DemoStore['suppliers'][number]) {
  const { name, description, businessType, taxId, contacts, phone, email, address, inactive } = supplier;
  return {
    name,
    description,
    business_type: businessType,
    tax_id: taxId,
    contact1: contacts[0],
    contact2: contacts[1] ?? null,
    phone,
    email,
    address,
    status: inactive ? 'Inactive' : 'Active',
  };
}

function appointmentRows({ now }: LoadContext, { branches, members }: ShopRecords, { appointments }: DemoStore) {
  const today = startOfShopDay(now);
  return appointments.map(({ day, hour, hours, name, description, ...more }, index) => {
    const start = today + day * DAY + hour * HOUR;
    return {
      name,
      description,
      branch_id: more.everyBranch ? null : (branches[index % branches.length]?.id ?? null),
      member_id: more.withMember ? (members[index % members.length]?.id ?? null) : null,
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + hours * HOUR).toISOString(),
    };
  });
}
