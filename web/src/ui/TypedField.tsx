import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import type { Language } from '../app/language.ts';
import { useUiMessages } from './messages.ts';

/** How people write a day or a moment, and how it is stored. */
export interface Writing {
  readonly picker: 'date' | 'datetime-local';
  /** Message keys: the expected shape, and the error for anything else. */
  readonly shape: 'day.shape' | 'moment.shape';
  readonly none: 'day.none' | 'moment.none';
  /** Maximum length of the typed text. */
  readonly longest: number;
  readonly mask: (typed: string) => string;
  /** Returns null for text that is not a day or moment. */
  readonly read: (typed: string) => string | null;
  readonly write: (value: string, language: Language) => string | null;
}

type Shared = 'size' | 'sx' | 'required' | 'disabled' | 'autoFocus' | 'fullWidth' | 'name' | 'inputRef' | 'onBlur';

export interface TypedFieldProps extends Pick<TextFieldProps, Shared> {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The error message, set by the form. */
  readonly error?: string | undefined;
  /** Text below the field while there is no error. */
  readonly hint?: string | undefined;
  /** Called once the value is complete, and when the field is emptied. */
  readonly onChange: (value: string) => void;
  /** Reports invalid text too, for a form whose rules refuse it. */
  readonly reportsInvalid?: boolean;
}

/**
 * A field for a day or a moment, typed or picked from the device's calendar. A browser's own field follows the language of
 * the browser, which is rarely that of the shop: `12/31/2026, 01:30 PM`.
 */
export function TypedField({ writing, ...props }: TypedFieldProps & { writing: Writing }) {
  const { label, value, min, max, error, hint, reportsInvalid = false, onChange, onBlur, ...rest } = props;
  const t = useUiMessages();
  const language = useLanguage();
  const display = (held: string) => writing.write(held, language) ?? held;
  const read = (text: string) => (text.trim() === '' ? '' : writing.read(text.trim()));
  const picker = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  const [typed, setTyped] = useState(() => display(value));
  const [isLeft, setLeft] = useState(true);

  // A value from elsewhere is displayed; one reported by this field must not replace what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what shows it only the language changes.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(display(value));
  }, [value, language]);

  const report = (held: string) => {
    if (held === reported.current) return;
    reported.current = held;
    onChange(held);
  };
  const take = (text: string) => {
    setTyped(text);
    const held = read(text);
    if (held !== null) report(held);
    else if (reportsInvalid) report(text);
  };
  const isNone = isLeft && read(typed) === null;
  const problem = error ?? (isNone ? t(writing.none, { shape: t(writing.shape) }) : undefined);

  return (
    <TextField
      {...rest}
      label={label}
      value={typed}
      placeholder={t(writing.shape)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => {
        setLeft(false);
        const { value: text, selectionStart } = target;
        // While the cursor is inside the text, the mask would move characters under it.
        take(selectionStart === text.length && text.length > typed.length ? writing.mask(text) : text);
      }}
      // A full field accepts no more characters: selecting the text lets typing replace it.
      onFocus={({ target }) => target.select()}
      onBlur={(event) => {
        setLeft(true);
        const held = read(typed);
        if (held) setTyped(display(held));
        onBlur?.(event);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: writing.longest },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative', ml: 0 }}>
              <IconButton
                edge="end"
                disabled={rest.disabled}
                aria-label={t('day.calendar')}
                title={t('day.calendar')}
                onClick={() => picker.current?.showPicker?.()}
              >
                <CalendarMonth />
              </IconButton>
              <input
                ref={picker}
                type={writing.picker}
                tabIndex={-1}
                aria-hidden="true"
                min={min}
                max={max}
                value={writing.write(value, language) === null ? '' : value}
                onChange={({ target }) => {
                  setTyped(display(target.value));
                  report(target.value);
                }}
                style={PICKER}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

// Where the device's calendar opens; the input itself is invisible.
const PICKER = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', border: 0, padding: 0 } as const;
