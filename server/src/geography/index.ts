import type { Area } from '../gateway/Area.ts';
import { listRecords } from '../gateway/records.ts';
import type { District, Postcode, SubDistrict } from '../generated/schema.ts';

/** The places within a larger one, because an address is chosen step by step. */
export const geography: Area = {
  resolvers: {
    Query: {
      districts: (_, { provinceId }, context, info) =>
        listRecords<District>(context, info, 'District', { filter: { province_id: provinceId }, sort: { name: 1 } }),
      subDistricts: (_, { districtId }, context, info) =>
        listRecords<SubDistrict>(context, info, 'SubDistrict', {
          filter: { district_id: districtId },
          sort: { name: 1 },
        }),
      postcodes: (_, { subDistrictId }, context, info) =>
        listRecords<Postcode>(context, info, 'Postcode', {
          filter: { sub_district_id: subDistrictId },
          sort: { code: 1 },
        }),
    },
  },
  records: [],
};
