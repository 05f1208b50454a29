import type { Area } from '../execution/Area.ts';
import { listRecords } from '../gateway/records.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, oneQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { storedPhone, type WireFields } from '../gateway/wireInput.ts';
import type { CreateLocationInput, District, Postcode, SubDistrict } from '../generated/schema.ts';
import { records } from './records.ts';

const locationInput: WireFields<CreateLocationInput> = { phone: storedPhone };

export const geography: Area = {
  resolvers: {
    Query: {
      ...listQuery('provinces', { type: 'Province', one: 'province', sort: { name: 1 } }),
      ...oneQuery('district', 'District'),
      ...oneQuery('subDistrict', 'SubDistrict'),
      ...oneQuery('postcode', 'Postcode'),
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
      ...pagedQueries({
        type: 'Location',
        one: 'location',
        many: 'locations',
        filter: statusFilter,
        ...BY_NAME,
      }),
    },
    Mutation: resourceMutations({ type: 'Location', noun: 'Location', writes: ['create'], input: locationInput }),
  },
  records,
};
