import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pixelsOf } from '../../ui/pixelsOf.ts';

/** How far a paper of this width has to shrink to be seen whole in its room; it is never enlarged. */
export function useFit<Room extends HTMLElement>(millimetres: number): { room: RefObject<Room | null>; zoom: number } {
  const room = useRef<Room>(null);
  const [space, setSpace] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setSpace(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, zoom: Math.min(1, space / pixelsOf(millimetres)) };
}
