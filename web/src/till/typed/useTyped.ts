import { useState } from 'react';

interface TypedOf<Value> {
  /** What the bill has now. */
  value: Value;
  /** What the bill has while the text is wrong. */
  none: Value;
  /** null for a text that is wrong. */
  read: (text: string) => Value | null;
  /** How a value is written while the field is not being typed into. */
  show: (value: Value) => string;
  write: (value: Value) => void;
}

/**
 * The text of a field that changes the bill with each key. It is kept apart from what the bill has, so that it can be
 * typed to its end; while it is wrong the bill has nothing of it, not what could be read of it so far (ADR 0102).
 */
export function useTyped<Value>({ value, none, read, show, write }: TypedOf<Value>) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : read(draft);
  // What the bill was given from elsewhere, by a button, a scan or another customer, is shown in place of the text.
  const isTyping = draft !== null && (typed ?? none) === value;
  return {
    text: isTyping ? draft : show(value),
    isWrong: isTyping && typed === null,
    type: (text: string) => {
      setDraft(text);
      write(read(text) ?? none);
    },
    /** The field is left: what is right is tidied, what is wrong stays to be seen and mended. */
    leave: () => {
      if (typed !== null) setDraft(null);
    },
  };
}
