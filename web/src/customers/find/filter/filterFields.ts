/** How a condition is entered in the dialog. */
export type FilterKind =
  | 'months'
  | 'whole'
  | 'amount'
  | 'days'
  | 'ids'
  | 'texts'
  | 'genders'
  | 'status'
  | 'branch'
  | 'birthday'
  | 'group'
  | 'day';

/** A condition, with its name in the address; in the order of the dialog. */
export interface FilterField {
  readonly name: string;
  readonly kind: FilterKind;
}

export interface FilterSection {
  readonly title: 'purchases' | 'person' | 'tags' | 'bought';
  readonly fields: readonly FilterField[];
}

const field = (name: string, kind: FilterKind): FilterField => ({ name, kind });

const TAGS: FilterSection = {
  title: 'tags',
  fields: [field('tagsAny', 'texts'), field('tagsAll', 'texts'), field('tagsNone', 'texts')],
};

/** CUST-05 The conditions that the documents name come first. */
export const MEMBER_SECTIONS: readonly FilterSection[] = [
  {
    title: 'purchases',
    fields: [
      field('nonActiveMonths', 'months'),
      field('activeMonths', 'months'),
      field('totalTransactions', 'whole'),
      field('totalRevenue', 'amount'),
      field('tierIds', 'ids'),
      field('tiersNot', 'ids'),
      field('lastTransaction', 'days'),
      field('buyerGroup', 'group'),
      field('remainingPoints', 'whole'),
    ],
  },
  {
    title: 'bought',
    fields: [field('boughtProducts', 'ids'), field('boughtCategories', 'ids'), field('boughtDays', 'days')],
  },
  {
    title: 'person',
    fields: [
      field('genders', 'genders'),
      field('age', 'whole'),
      field('birthdayWithinDays', 'birthday'),
      field('created', 'days'),
      field('branchId', 'branch'),
      field('status', 'status'),
    ],
  },
  TAGS,
];

export const POTENTIAL_SECTIONS: readonly FilterSection[] = [
  {
    title: 'person',
    fields: [
      field('genders', 'genders'),
      field('age', 'whole'),
      field('lastActivity', 'days'),
      field('birthdate', 'days'),
      field('branchId', 'branch'),
      field('status', 'status'),
    ],
  },
  TAGS,
];

/** Conditions that are only set by a link, and removed by their chip. */
const WITHOUT_FIELD = [field('buyersOn', 'day')];

const ALL = [...[...MEMBER_SECTIONS, ...POTENTIAL_SECTIONS].flatMap(({ fields }) => fields), ...WITHOUT_FIELD];

/** Returns the kind of a condition of the address; null for an unknown name. */
export const kindOf = (name: string): FilterKind | null => ALL.find((each) => each.name === name)?.kind ?? null;
