import { dayToBirthdate, displayedBirthdate } from '@taem/domain/person/birthdate.ts';
import { dayIn } from '@taem/domain/reading/day.ts';
import { useRef } from 'react';
import plain from '../../app/plainPage.module.css';
import { shopDate } from '../../app/shopDay.ts';
import { TextInput } from '../../form/plain/TextInput.tsx';
import { maskDay, typedInto } from './maskAsTyped.ts';
import { useQuestionMessages } from './messages.ts';
import type { FieldProps } from './QuestionField.tsx';
import { fieldId } from './question.ts';
import css from './questions.module.css';

const CALENDAR =
  'M7 2v2H5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-2V2h-2v2H9V2H7Zm12 17H5V9h14v10Z';

/** A day, typed or picked from the device's calendar, which ends today if a later day is impossible (CUST-43). */
export function DayQuestion({ question, label, value, problem, disabled, onChange }: FieldProps) {
  const t = useQuestionMessages();
  const picker = useRef<HTMLInputElement>(null);
  const displayed = displayedBirthdate(maskDay(value));
  const name = t('question.calendar', { question: label });
  return (
    <TextInput
      id={fieldId(question)}
      label={label}
      hint={question.description ?? t('question.dayHint')}
      problem={problem}
      required={question.required}
      inputMode="numeric"
      placeholder={question.placeholder ?? t('question.day')}
      maxLength={40}
      autoComplete={question.id === 'birthdate' ? 'bday' : 'off'}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(typedInto(event, maskDay))}
      onBlur={() => displayed !== value && onChange(displayed)}
      after={
        <span className={css.calendar}>
          <button
            type="button"
            className={plain.show}
            disabled={disabled}
            aria-label={name}
            title={name}
            onClick={() => picker.current?.showPicker?.()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={CALENDAR} />
            </svg>
          </button>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            max={question.format === 'past-date' ? shopDate() : undefined}
            value={dayIn(value) ?? ''}
            onChange={(event) => onChange(dayToBirthdate(event.target.value))}
          />
        </span>
      }
    />
  );
}
