import type { Satang } from '../money/money.ts';

/** A group as a product offers it: what is no longer on the menu is not in it. */
export interface OfferedGroup {
  id: string;
  name: string;
  minChoices: number;
  maxChoices: number;
  /** In the order of the menu. */
  options: readonly OfferedOption[];
}

export interface OfferedOption {
  id: string;
  name: string;
  /** Added to the price of a piece. */
  price: Satang;
  isDefault: boolean;
}

/** An option that was chosen for a line: its words and price as they are at this moment. */
export interface LineOption {
  optionId: string;
  groupName: string;
  name: string;
  price: Satang;
}

/** Why options cannot be sold so. */
export type OptionFault =
  /** Not on the menu of this product, or named twice. */
  { code: 'NOT_OFFERED'; optionId: string } | { code: 'TOO_FEW' | 'TOO_MANY'; group: OfferedGroup };

/** The groups of a product: those of its category first, then its own, each once. */
export function optionGroupIds(ofCategory: readonly string[], ofProduct: readonly string[]): string[] {
  return [...new Set([...ofCategory, ...ofProduct])];
}

/** Everything that keeps a choice from being sold; empty where nothing does. */
export function optionFaults(groups: readonly OfferedGroup[], optionIds: readonly string[]): OptionFault[] {
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const notOffered = optionIds.filter((id, index) => !offered.has(id) || optionIds.indexOf(id) !== index);
  const miscounted = groups.flatMap((group): OptionFault[] => {
    const count = group.options.filter(({ id }) => optionIds.includes(id)).length;
    if (count < group.minChoices) return [{ code: 'TOO_FEW', group }];
    return count > group.maxChoices ? [{ code: 'TOO_MANY', group }] : [];
  });
  return [...notOffered.map((optionId): OptionFault => ({ code: 'NOT_OFFERED', optionId })), ...miscounted];
}

/** The options that were chosen, in the order of the menu, whatever the order in which they were pressed. */
export function chosenOptions(groups: readonly OfferedGroup[], optionIds: readonly string[]): LineOption[] {
  return groups.flatMap((group) =>
    group.options
      .filter(({ id }) => optionIds.includes(id))
      .map(({ id, name, price }) => ({ optionId: id, groupName: group.name, name, price })),
  );
}

/** What a line says of its options; nothing of a product that has none to choose. */
export const lineOptions = (groups: readonly OfferedGroup[], optionIds: readonly string[]): LineOption[] | undefined =>
  groups.length > 0 ? chosenOptions(groups, optionIds) : undefined;

/** What is preset, before anyone chose. */
export function defaultOptionIds(groups: readonly OfferedGroup[]): string[] {
  return groups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id));
}

/** Whether a product goes into the basket as it is preset, without a question. */
export function canSellByDefault(groups: readonly OfferedGroup[]): boolean {
  return optionFaults(groups, defaultOptionIds(groups)).length === 0;
}

/**
 * The choice after an option was pressed: pressed again it is let go where the group may have fewer; where the group has
 * room for one alone, it takes the place of the other.
 */
export function toggleOption(groups: readonly OfferedGroup[], optionIds: readonly string[], id: string): string[] {
  const group = groups.find(({ options }) => options.some((option) => option.id === id));
  if (!group) return [...optionIds];
  const ofGroup = optionIds.filter((chosen) => group.options.some((option) => option.id === chosen));
  if (optionIds.includes(id)) {
    const isOnlyChoice = group.maxChoices === 1 && group.minChoices === 1;
    return isOnlyChoice ? [...optionIds] : optionIds.filter((chosen) => chosen !== id);
  }
  if (group.maxChoices === 1) return [...optionIds.filter((chosen) => !ofGroup.includes(chosen)), id];
  return ofGroup.length >= group.maxChoices ? [...optionIds] : [...optionIds, id];
}
