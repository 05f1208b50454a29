import { productCode } from '@taem/domain/catalogue/productCode.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { insertRows, type Row } from '../../database/insertRows.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import type { ShopProduct } from '../ShopRecords.ts';
import type { DemoCategory, DemoProduct } from './DemoCategory.ts';
import { demoOptionGroups, groupsOfCategory } from './demoOptions.ts';

interface Shelf {
  categories: Row[];
  subCategories: Row[];
  rows: Row[];
  products: ShopProduct[];
}

export async function loadCatalogue(context: LoadContext, catalogue: readonly DemoCategory[]): Promise<ShopProduct[]> {
  const shelf: Shelf = { categories: [], subCategories: [], rows: [], products: [] };
  for (const category of catalogue) fillShelf(context, shelf, category);
  if (catalogue.some(({ slug }) => groupsOfCategory[slug])) await insertOptionGroups(context);
  await insertRows(context.client, 'product_categories', shelf.categories);
  await insertRows(context.client, 'product_sub_categories', shelf.subCategories);
  await insertRows(context.client, 'products', shelf.rows);
  return shelf.products;
}

function insertOptionGroups({ client, realmId, openedAt }: LoadContext): Promise<void> {
  const created_at = new Date(openedAt).toISOString();
  const rows = demoOptionGroups.map((group) => ({ ...group, realm_id: realmId, created_at }));
  return insertRows(client, 'option_groups', rows);
}

function fillShelf(context: LoadContext, shelf: Shelf, category: DemoCategory): void {
  const { realmId, newRecordId, openedAt } = context;
  const created_at = new Date(openedAt).toISOString();
  const category_id = newRecordId();
  const { name, description, station = null } = category;
  const option_group_ids = (groupsOfCategory[category.slug] ?? []).map(({ id }) => id);
  shelf.categories.push({
    id: category_id,
    realm_id: realmId,
    name,
    description,
    station,
    option_group_ids,
    created_at,
  });
  for (const sub of category.subCategories) {
    const sub_category_id = newRecordId();
    // Described by its first products.
    const description = sub.products
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ');
    shelf.subCategories.push({
      id: sub_category_id,
      realm_id: realmId,
      category_id,
      name: sub.name,
      description,
      created_at,
    });
    for (const product of sub.products) {
      const record = productRecord(context, product, {
        category_id,
        category_name: name,
        category_group_ids: option_group_ids,
        sub_category_id,
        sub_category_name: sub.name,
      });
      shelf.rows.push({
        id: record.id,
        realm_id: realmId,
        code: record.code,
        name: record.name,
        description: product.description,
        retail_price: record.retail_price,
        skip_stock: record.skip_stock,
        category_id,
        sub_category_id,
        hashtags: product.hashtags,
        unit: 'Piece',
        status: record.status,
        image_url: context.pictures.get(pictureName(category.slug, product.icons)) ?? null,
        created_at,
      });
      shelf.products.push({ ...record, slug: category.slug, demand: product.demand ?? 1 });
    }
  }
}

function productRecord(
  { random, newRecordId }: LoadContext,
  product: DemoProduct,
  place: Pick<
    ShopProduct,
    'category_id' | 'category_name' | 'category_group_ids' | 'sub_category_id' | 'sub_category_name'
  >,
): Omit<ShopProduct, 'slug' | 'demand'> {
  const drawn = productCode(random.unit);
  return {
    id: newRecordId(),
    code: product.code ?? drawn,
    name: product.name,
    retail_price: fromBaht(product.price),
    skip_stock: !product.counted,
    is_vat_exempt: false,
    status: product.inactive ? 'Inactive' : 'Active',
    option_group_ids: [],
    ...place,
  };
}
