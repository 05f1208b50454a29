import { useState } from 'react';

const STEP = 1.25;
const LEAST = 0.4;
const MOST = 3;

/** CHAN-30 */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const by = (factor: number) => setZoom((now) => Math.min(MOST, Math.max(LEAST, now * factor)));
  return {
    zoom,
    zoomIn: zoom < MOST ? () => by(STEP) : null,
    zoomOut: zoom > LEAST ? () => by(1 / STEP) : null,
    reset: () => setZoom(1),
    /** Sets the zoom to actual size, or smaller if there is less room. */
    fit: (room: number, width: number) => setZoom(room > 0 ? Math.max(LEAST, Math.min(1, room / width)) : 1),
  };
}
