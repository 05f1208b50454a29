import { merchantRole } from './accounts/merchantRole.ts';
import { merchantUser } from './accounts/merchantUser.ts';
import { serviceAccount } from './accounts/serviceAccount.ts';
import { optionGroup } from './catalogue/optionGroup.ts';
import { product } from './catalogue/product.ts';
import { productCategory, productSubCategory } from './catalogue/productCategory.ts';
import { location } from './geography/location.ts';
import { district, postcode, province, subDistrict } from './geography/places.ts';
import { revenueTarget } from './insight/targets/revenueTarget.ts';
import { memberTier } from './loyalty/memberTier.ts';
import { offer } from './loyalty/offer.ts';
import { merchantBranch } from './merchant/merchantBranch.ts';
import { till } from './merchant/till.ts';
import type { RecordDeclaration } from './record/defineRecord.ts';
import { REFERENCE_LISTS } from './reference/lists.ts';
import { stockCount } from './stock/stockCount.ts';
import { stockImport } from './stock/stockImport.ts';
import { supplier } from './stock/supplier.ts';
import { institute, paymentMethod } from './till/institute.ts';
import { paymentChannel } from './till/paymentChannel.ts';
import { shift } from './till/shift.ts';

/** All declared records, for all packages. */
export const RECORDS: readonly RecordDeclaration[] = [
  merchantBranch,
  till,
  merchantRole,
  merchantUser,
  serviceAccount,
  productCategory,
  productSubCategory,
  optionGroup,
  product,
  offer,
  memberTier,
  paymentChannel,
  paymentMethod,
  institute,
  supplier,
  stockImport,
  stockCount,
  location,
  revenueTarget,
  shift,
  ...REFERENCE_LISTS,
  province,
  district,
  subDistrict,
  postcode,
];

/** Returns the record of a contract type; throws if none is declared. */
export function recordOf(type: string): RecordDeclaration {
  const found = RECORDS.find((record) => record.type === type);
  if (!found) throw new Error(`No record is declared for ${type}`);
  return found;
}
