import { useEffect, useState } from 'react';
import { freshAccessToken } from '../../app/freshAccessToken.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';

/** A picture that is shown only to users who are signed in: fetched with the token, and shown from the memory of the page. */
export function useGuardedPicture(url: string): { picture: string | null; failed: boolean } {
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    setFailed(false);
    fetchPicture(url, gone.signal).then(setFile, () => {
      if (!gone.signal.aborted) setFailed(true);
    });
    return () => gone.abort();
  }, [url]);
  return { picture: useObjectUrl(file), failed };
}

async function fetchPicture(url: string, signal: AbortSignal): Promise<File> {
  const token = await freshAccessToken();
  const response = await fetch(url, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const picture = await response.blob();
  return new File([picture], 'slip', { type: picture.type });
}
