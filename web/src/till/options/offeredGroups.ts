import type { OfferedGroup } from '@taem/domain/catalogue/chosenOptions.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { TillOptionGroupFragment } from '../gql/graphql.ts';

/** Returns the option groups of a product, from those of the shop. */
export type Menu = (product: { readonly menuOptionGroupIds: readonly string[] }) => readonly OfferedGroup[];

/** Returns a menu without groups and options that are off the menu. */
export function menuOf(groups: readonly TillOptionGroupFragment[]): Menu {
  const offered = new Map(groups.map((group) => [group.id, offeredGroup(group)]));
  return ({ menuOptionGroupIds }) => menuOptionGroupIds.flatMap((id) => offered.get(id) ?? []);
}

function offeredGroup({ id, name, minChoices, maxChoices, options }: TillOptionGroupFragment): OfferedGroup {
  return {
    ...{ id, name, minChoices, maxChoices },
    options: options
      .filter(({ isActive }) => isActive)
      .map((option) => ({
        id: option.id,
        name: option.name,
        price: fromBaht(option.price),
        isDefault: option.isDefault,
      })),
  };
}
