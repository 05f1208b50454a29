import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is searched for: the typed text once typing pauses, so that not each key costs a call; `searchNow` does not wait. */
export function useKeyword(typed: string): { keyword: string; searchNow: () => void } {
  const text = typed.trim();
  const [keyword, setKeyword] = useState(text);
  useEffect(() => {
    if (text === keyword) return;
    const timer = setTimeout(() => setKeyword(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, keyword]);
  return { keyword, searchNow: () => setKeyword(text) };
}
