import { type OfferedGroup, toggleOption } from '@taem/domain/catalogue/chosenOptions.ts';
import { useId } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { useOptionMessages } from './messages.ts';
import styles from './OptionFields.module.css';

interface Props {
  readonly groups: readonly OfferedGroup[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: string[]) => void;
}

/** The options of a product: one of a group, or several if the group allows them. */
export function OptionFields({ groups, chosen, onChoose }: Props) {
  return groups.map((group) => (
    <GroupField key={group.id} group={group} groups={groups} chosen={chosen} onChoose={onChoose} />
  ));
}

function GroupField({ group, groups, chosen, onChoose }: Props & { readonly group: OfferedGroup }) {
  const t = useOptionMessages();
  const name = useId();
  const { minChoices, maxChoices, options } = group;
  const ofGroup = options.filter(({ id }) => chosen.includes(id));
  const isOne = maxChoices === 1;
  const isMissing = ofGroup.length < minChoices;
  const letGo = () => onChoose(chosen.filter((id) => !ofGroup.some((option) => option.id === id)));
  return (
    <fieldset className={styles.group}>
      <legend>
        {group.name}
        <span className={isMissing ? `${styles.rule} ${styles.missing}` : styles.rule}>{ruleOf(group, t)}</span>
      </legend>
      <div className={styles.chips}>
        {isOne && minChoices === 0 && (
          <Chip name={name} type="radio" label={t('options.none')} isChosen={ofGroup.length === 0} onPress={letGo} />
        )}
        {options.map(({ id, name: label, price }) => (
          <Chip
            key={id}
            name={name}
            type={isOne ? 'radio' : 'checkbox'}
            label={label}
            price={price}
            isChosen={chosen.includes(id)}
            isFull={!isOne && ofGroup.length >= maxChoices}
            onPress={() => onChoose(toggleOption(groups, chosen, id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ruleOf({ minChoices, maxChoices }: OfferedGroup, t: ReturnType<typeof useOptionMessages>): string {
  if (maxChoices === 1) return minChoices === 1 ? t('options.one') : '';
  if (minChoices === 0) return t('options.most', { most: maxChoices });
  return minChoices === maxChoices
    ? t('options.exactly', { number: minChoices })
    : t('options.between', { least: minChoices, most: maxChoices });
}

interface ChipProps {
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly price?: OfferedGroup['options'][number]['price'];
  readonly isChosen: boolean;
  /** Whether no further option of the group may be chosen. */
  readonly isFull?: boolean;
  readonly onPress: () => void;
}

function Chip({ name, type, label, price, isChosen, isFull = false, onPress }: ChipProps) {
  const format = useFormat();
  return (
    <label className={styles.chip}>
      <input type={type} name={name} checked={isChosen} disabled={isFull && !isChosen} onChange={onPress} />
      {label}
      {price !== undefined && price > 0 && <span className={styles.price}>+{format.money(price)}</span>}
    </label>
  );
}
