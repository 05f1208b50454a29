import { MAX_LINE_NOTE_LENGTH } from '@taem/domain/limits.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useOptionMessages } from './messages.ts';

/** The note of a line of the bill. */
export function NoteField({ value, onChange }: { readonly value: string; readonly onChange: (note: string) => void }) {
  const t = useOptionMessages();
  return (
    <TextInput
      label={t('options.note')}
      placeholder={t('options.noteHint')}
      value={value}
      max={MAX_LINE_NOTE_LENGTH}
      onChange={onChange}
    />
  );
}
