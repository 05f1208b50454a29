import { texts } from '@taem/domain/form/filterCodecs.ts';
import { useMemo } from 'react';
import { TagsInput as TagsField } from '../../../form/fields/TagsInput.tsx';
import { useFindMessages } from '../messages.ts';
import type { DraftInputProps } from './RangeInput.tsx';

const read = (typed: string) => [...new Set(typed.split(',').map((text) => text.trim()))].filter(Boolean);

/** Tags that are looked for, as they were written. */
export function TagsInput({ label, name, draft, error, onChange }: DraftInputProps) {
  const t = useFindMessages();
  const written = draft[name] ?? '';
  const tags = useMemo(() => texts.read(written) ?? [], [written]);
  return (
    <TagsField
      {...{ label, read, error }}
      value={tags}
      hint={t('hint.tags')}
      onChange={(changed) => onChange({ [name]: texts.write([...changed]) })}
    />
  );
}
