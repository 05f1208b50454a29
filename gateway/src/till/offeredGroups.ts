import {
  type OfferedGroup,
  type OptionFault,
  optionFaults,
  optionGroupIds,
} from '@taem/domain/catalogue/chosenOptions.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { SaleRequest } from '@taem/domain/till/saleRequest.ts';
import type { PaymentState, StateOptionGroup } from './PaymentState.ts';
import type { SaleOrder } from './SaleOrder.ts';
import type { SaleProblem } from './SaleProblem.ts';

type Menu = Pick<PaymentState, 'products' | 'option_groups'>;

/** Returns the option groups that each product offers at this moment. */
export function offeredGroups({ products, option_groups }: Menu): Map<string, OfferedGroup[]> {
  const groups = new Map(
    option_groups?.flatMap((group) => (group.status === 'Active' ? [[group.id, offeredGroup(group)] as const] : [])),
  );
  return new Map(
    products?.map((product) => {
      const ids = optionGroupIds(product.category_group_ids ?? [], product.option_group_ids);
      return [product.id, ids.flatMap((id) => groups.get(id) ?? [])];
    }),
  );
}

function offeredGroup({ id, name, min_choices, max_choices, options }: StateOptionGroup): OfferedGroup {
  return {
    id,
    name,
    minChoices: min_choices,
    maxChoices: max_choices,
    options: options.flatMap((option) =>
      option.is_active
        ? [{ id: option.id, name: option.name, price: satang(option.satang), isDefault: option.is_default }]
        : [],
    ),
  };
}

/** Whether the caller names any options: most sales do not, and need no option groups. */
export const namesOptions = ({ lines }: Pick<SaleRequest, 'lines'>): boolean =>
  lines.some(({ optionIds }) => optionIds);

/** Returns problems for options that their product does not offer, and for groups of which too few or too many were chosen. */
export function optionProblems({ request, places }: SaleOrder, state: Menu): SaleProblem[] {
  if (!namesOptions(request)) return [];
  const menu = offeredGroups(state);
  const names = new Map(state.option_groups?.flatMap(({ options }) => options.map(({ id, name }) => [id, name])));
  return request.lines.flatMap(({ productId, optionIds }, index) => {
    // A line that names no options is sold without any, as before options existed.
    if (!optionIds) return [];
    const product = state.products?.find(({ id }) => id === productId)?.name ?? '';
    const faults = optionFaults(menu.get(productId) ?? [], optionIds);
    const path = places.line(index, 'option_ids');
    return faults.map((fault) => problemOf(fault, { path, product, position: index + 1, names }));
  });
}

interface Place {
  path: string;
  product: string;
  position: number;
  names: ReadonlyMap<string, string>;
}

function problemOf(fault: OptionFault, { path, names, ...line }: Place): SaleProblem {
  if (fault.code === 'NOT_OFFERED') {
    const name = names.get(fault.optionId) ?? '';
    const message = `The option ${name} is not on the menu of ${line.product}.`.replace('  ', ' ');
    return {
      ...{ code: 'NOT_FOUND', path, message },
      params: { ...line, reason: 'OPTION_NOT_OFFERED', option_id: fault.optionId, option: name },
    };
  }
  const { name, minChoices, maxChoices } = fault.group;
  const isTooFew = fault.code === 'TOO_FEW';
  const limit = isTooFew ? minChoices : maxChoices;
  return {
    code: 'VALIDATION',
    path,
    message: `Choose ${isTooFew ? 'at least' : 'at most'} ${limit} of ${name} for ${line.product}.`,
    params: { ...line, reason: isTooFew ? 'TOO_FEW_OPTIONS' : 'TOO_MANY_OPTIONS', group: name, limit },
  };
}
