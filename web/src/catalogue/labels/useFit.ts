import { type RefObject, useRef } from 'react';
import { pixelsOf } from '../../ui/pixelsOf.ts';
import { useMeasured } from '../../ui/useMeasured.ts';

/** How far a paper of this width has to shrink to be seen whole in its room; it is never enlarged. */
export function useFit<Room extends HTMLElement>(millimetres: number): { room: RefObject<Room | null>; zoom: number } {
  const room = useRef<Room>(null);
  const space = useMeasured(room, spaceIn, Number.POSITIVE_INFINITY);
  return { room, zoom: Math.min(1, space / pixelsOf(millimetres)) };
}

function spaceIn(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
