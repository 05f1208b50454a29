import { useFormat } from './useFormat.ts';

/** Returns a function that formats points with their sign: `+24`, `−100`. */
export function useSigned() {
  const format = useFormat();
  return (points: number) => (points < 0 ? format.count(points) : `+${format.count(points)}`);
}
