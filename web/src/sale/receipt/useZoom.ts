import { type RefObject, useState } from 'react';
import { useMeasured } from '../../ui/useMeasured.ts';

const STEP = 1.25;
const LEAST = 0.4;
const MOST = 3;

const widthOf = (element: HTMLElement) => element.clientWidth;

/**
 * CHAN-30: The zoom of a paper that is `width` pixels wide: its actual size, or as much as fits into `room` less `margin`,
 * also when a phone is turned; until it is chosen by hand, for this width. `room` must be on the page with its component.
 */
export function useZoom(room: RefObject<HTMLElement | null>, width: number, margin = 0) {
  const space = useMeasured(room, widthOf, 0) - margin;
  const [chosen, setChosen] = useState<{ width: number; zoom: number } | null>(null);
  const whole = space > 0 ? Math.max(LEAST, Math.min(1, space / width)) : 1;
  const zoom = chosen?.width === width ? chosen.zoom : whole;
  const to = (next: number) => setChosen({ width, zoom: Math.min(MOST, Math.max(LEAST, next)) });
  return {
    zoom,
    zoomIn: zoom < MOST ? () => to(zoom * STEP) : null,
    zoomOut: zoom > LEAST ? () => to(zoom / STEP) : null,
    reset: () => to(1),
  };
}
