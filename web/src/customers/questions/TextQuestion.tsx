import type { InputHTMLAttributes } from 'react';
import { TextInput } from '../../form/plain/TextInput.tsx';
import { maskPhone, typedInto } from './maskAsTyped.ts';
import type { FieldProps } from './QuestionField.tsx';
import { fieldId, type Question } from './question.ts';

/** Fields that a phone can fill in automatically. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  nickname: 'nickname',
  phone: 'tel',
  email: 'email',
  address: 'street-address',
};

export function TextQuestion({ question, label, value, problem, disabled, onChange }: FieldProps) {
  const mask = question.format === 'phone' ? maskPhone : undefined;
  const displayed = mask ? mask(value) : value;
  return (
    <TextInput
      id={fieldId(question)}
      label={label}
      hint={question.description}
      problem={problem}
      required={question.required}
      placeholder={question.placeholder ?? undefined}
      maxLength={question.maxLength ?? 200}
      autoComplete={AUTO_COMPLETE[question.id] ?? 'off'}
      disabled={disabled}
      value={disabled ? '' : value}
      onChange={(event) => onChange(typedInto(event, mask))}
      onBlur={() => displayed !== value && onChange(displayed)}
      {...keysFor(question)}
    />
  );
}

/** Returns attributes that select a phone's keyboard. */
function keysFor({ elementType, format }: Question): InputHTMLAttributes<HTMLInputElement> {
  if (elementType === 'INTEGER') return { inputMode: 'numeric' };
  if (format === 'phone') return { type: 'tel' };
  // Not `type="email"`: the browser would then check it, with its own messages.
  if (format === 'email') return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  return {};
}
