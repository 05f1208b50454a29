import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * Returns the keyword to search for: the typed text once typing pauses, so that not every key sends a request. `searchNow`
 * does not wait.
 */
export function useKeyword(typed: string, pauseMs = PAUSE_MS): { keyword: string; searchNow: () => void } {
  const text = typed.trim();
  const [keyword, setKeyword] = useState(text);
  useEffect(() => {
    if (text === keyword) return;
    const timer = setTimeout(() => setKeyword(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, keyword, pauseMs]);
  return { keyword, searchNow: () => setKeyword(text) };
}
