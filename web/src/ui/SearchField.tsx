import Close from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import { IconButton, InputAdornment, OutlinedInput, type SxProps, type Theme } from '@mui/material';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useUiMessages } from './messages.ts';

interface Props {
  readonly value: string;
  /** Called once typing pauses, and at once on Enter, on paste, on clear, and when the field is left. */
  readonly onSearch: (keyword: string) => void;
  readonly placeholder?: string;
  readonly delayMs?: number;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly sx?: SxProps<Theme>;
}

/** Hides the browser's clear button: the field has its own, large enough for a finger. */
const NO_CROSS_OF_THE_BROWSER = { '& input::-webkit-search-cancel-button': { display: 'none' } } as const;

/** A search field that reports its keyword when typing pauses, so that not every key sends a request. */
export function SearchField({ value, onSearch, placeholder, delayMs = 300, autoFocus, inputRef, sx }: Props) {
  const t = useUiMessages();
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const search = useRef(onSearch);
  const pasted = useRef(false);
  search.current = onSearch;

  const report = useCallback((keyword: string) => {
    if (keyword === reported.current) return;
    reported.current = keyword;
    search.current(keyword);
  }, []);

  useEffect(() => {
    // The page passes the searched keyword back; it must not replace what was typed since.
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => report(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs, report]);

  const clear = () => {
    setTyped('');
    report('');
  };

  return (
    <OutlinedInput
      value={typed}
      autoFocus={autoFocus}
      inputRef={inputRef}
      fullWidth
      sx={[NO_CROSS_OF_THE_BROWSER, ...(Array.isArray(sx) ? sx : [sx])]}
      placeholder={placeholder ?? t('search.label')}
      onPaste={() => {
        pasted.current = true;
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        // Pasted text is complete.
        if (pasted.current) report(target.value);
        pasted.current = false;
      }}
      // Before a press elsewhere takes effect: a later search would replace the page that it opens.
      onBlur={() => report(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report(typed);
        if (event.key === 'Escape' && typed) clear();
      }}
      inputProps={{ type: 'search', 'aria-label': placeholder ?? t('search.label'), enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Search />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton edge="end" onClick={clear} aria-label={t('action.clear')}>
            <Close />
          </IconButton>
        )
      }
    />
  );
}
