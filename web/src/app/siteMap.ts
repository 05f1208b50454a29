import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { createContext, useContext } from 'react';
import { usePermissions } from './permission.ts';

/** A text in both languages. */
export interface Words {
  readonly th: string;
  readonly en: string;
}

/** A page in the site map. */
export interface Place {
  readonly path: string;
  readonly title: Words;
  /** Its name where there is little room, such as in the navigation; the name in the documents may be long. */
  readonly short: Words;
  /** The object code on which the page needs Read; undefined if it needs no right. */
  readonly right: PageCode | undefined;
  /** Whether Write without Read is enough to enter it: for pages where users enter figures blind. */
  readonly isForWriters: boolean;
  /** Pages that it leads to; the navigation does not list them. */
  readonly below: readonly Place[];
  /** Prefixes of further addresses that belong to it. */
  readonly owns: readonly string[];
  /** Whether it is listed but cannot be opened. */
  readonly isDisabled: boolean;
}

/** Pages of a part that belong together. */
export interface Section {
  readonly title: Words;
  readonly places: readonly Place[];
}

export type PartName = 'home' | 'sell' | 'sales' | 'customers' | 'products' | 'insight' | 'management';

/** An entry of the navigation. */
export interface Part {
  readonly name: PartName;
  readonly title: Words;
  /** A page that gives an overview of the part; a part without one is entered at its first page. */
  readonly overview: string | null;
  /** Whether the management page lists its pages. */
  readonly isManaged: boolean;
  readonly sections: readonly Section[];
}

/** The parts with their pages, in order: for the navigation, the doors of home, the management page and the search. */
export const SiteMapContext = createContext<readonly Part[]>([]);

/** Returns the part of the map that the signed-in user may open, without parts and sections that have no such page. */
export function useSiteMap(): readonly Part[] {
  const parts = useContext(SiteMapContext);
  const permissionOf = usePermissions();
  const open = (places: readonly Place[]): Place[] =>
    places
      .filter(({ right, isForWriters }) => {
        if (!right) return true;
        const { canRead, canWrite } = permissionOf(right);
        return canRead || (isForWriters && canWrite);
      })
      .map((place) => ({ ...place, below: open(place.below) }));
  return parts.flatMap((part) => {
    const sections = part.sections
      .map((section) => ({ ...section, places: open(section.places) }))
      .filter(({ places }) => places.some(({ isDisabled }) => !isDisabled));
    return sections.length > 0 ? [{ ...part, sections }] : [];
  });
}

export const placesOf = (part: Part): readonly Place[] => part.sections.flatMap(({ places }) => places);

/** Returns the address at which a part is entered. */
export const entryOf = (part: Part): string =>
  part.overview ?? placesOf(part).find(({ isDisabled }) => !isDisabled)?.path ?? '/';

interface Whereabouts {
  readonly part: Part;
  /** The page; null on the overview of the part. */
  readonly place: Place | null;
}

/** Returns the part and the page that an address belongs to, by the longest prefix that matches it. */
export function whereIs(pathname: string, parts: readonly Part[]): Whereabouts | null {
  const starts = parts.flatMap((part) => [
    ...(part.overview ? [{ part, place: null, start: part.overview }] : []),
    ...placesOf(part).flatMap((place) =>
      [place, ...place.below].flatMap(({ path, owns }) => [path, ...owns].map((start) => ({ part, place, start }))),
    ),
  ]);
  return (
    starts
      .filter(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
      .toSorted((one, other) => other.start.length - one.start.length)[0] ?? null
  );
}
