import type { Satang } from '../money/money.ts';

/** A group as offered for a product, without options that are no longer on the menu. */
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

/** An option chosen for a line, with its current names and price. */
export interface LineOption {
  optionId: string;
  groupName: string;
  name: string;
  price: Satang;
}

/** Why a choice of options cannot be sold. */
export type OptionFault =
  /** Not on the menu of this product, or named twice. */
  { code: 'NOT_OFFERED'; optionId: string } | { code: 'TOO_FEW' | 'TOO_MANY'; group: OfferedGroup };

/** Returns the groups of a product: those of its category first, then its own, each once. */
export function optionGroupIds(ofCategory: readonly string[], ofProduct: readonly string[]): string[] {
  return [...new Set([...ofCategory, ...ofProduct])];
}

/** Returns everything that prevents a choice from being sold; empty if nothing does. */
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

/** Returns the chosen options in the order of the menu, not in that of selection. */
export function chosenOptions(groups: readonly OfferedGroup[], optionIds: readonly string[]): LineOption[] {
  return groups.flatMap((group) =>
    group.options
      .filter(({ id }) => optionIds.includes(id))
      .map(({ id, name, price }) => ({ optionId: id, groupName: group.name, name, price })),
  );
}

/** Returns the options of a line; undefined for a product that has none. */
export const lineOptions = (groups: readonly OfferedGroup[], optionIds: readonly string[]): LineOption[] | undefined =>
  groups.length > 0 ? chosenOptions(groups, optionIds) : undefined;

/** Returns the options that are selected by default. */
export function defaultOptionIds(groups: readonly OfferedGroup[]): string[] {
  return groups.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault).map(({ id }) => id));
}

/** Whether a product can be added to the basket with its default options, without asking. */
export function canSellByDefault(groups: readonly OfferedGroup[]): boolean {
  return optionFaults(groups, defaultOptionIds(groups)).length === 0;
}

/**
 * Returns the choice after an option was pressed. Pressing a chosen one removes it if the group allows fewer; in a
 * group with room for only one, the new one replaces the other.
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
