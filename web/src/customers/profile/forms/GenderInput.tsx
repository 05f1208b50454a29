import { GENDERS as WORDS } from '@taem/domain/person/gender.ts';
import { GENDERS } from '../../../app/contractValues.ts';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useBackgroundWords } from '../backgroundWords.ts';
import { useProfileMessages } from '../messages.ts';

export function GenderInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useProfileMessages();
  const words = useBackgroundWords();
  const options = WORDS.map((word) => ({ id: word as string, name: words.gender(GENDERS[word]) }));
  return <ChoiceInput {...field} options={options} none={t('choice.none')} />;
}
