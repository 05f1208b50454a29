/** Returns the name of the camera that answered; rejects without one, and if the browser may not use it. */
export async function checkCamera(): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  const [track] = stream.getVideoTracks();
  for (const each of stream.getTracks()) each.stop();
  return track?.label || 'camera';
}

/** Returns the duration of the request in milliseconds; null if it was not answered. */
export async function checkServer(ask: () => Promise<unknown>): Promise<number | null> {
  const start = performance.now();
  try {
    await ask();
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}
