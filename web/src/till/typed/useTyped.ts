import { useState } from 'react';

interface TypedOf<Value> {
  /** The current value in the bill. */
  value: Value;
  /** The value that the bill gets while the text is invalid. */
  none: Value;
  /** Returns null for invalid text. */
  read: (text: string) => Value | null;
  /** Formats a value while the field is not edited. */
  show: (value: Value) => string;
  write: (value: Value) => void;
}

/**
 * Holds the text of a field that changes the bill with each key. The text is separate from the bill's value, so that it can
 * be typed to its end; while it is invalid the bill gets `none`, not the part that could be read so far (ADR 0102).
 */
export function useTyped<Value>({ value, none, read, show, write }: TypedOf<Value>) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : read(draft);
  // A value set from elsewhere (a button, a scan or another customer) replaces the text.
  const isTyping = draft !== null && (typed ?? none) === value;
  return {
    text: isTyping ? draft : show(value),
    isWrong: isTyping && typed === null,
    type: (text: string) => {
      setDraft(text);
      write(read(text) ?? none);
    },
    /** Called when the field is left: valid text is tidied, invalid text stays visible to be corrected. */
    leave: () => {
      if (typed !== null) setDraft(null);
    },
  };
}
