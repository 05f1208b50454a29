import type { PictureIcons, Tint } from '../catalogue/DemoCategory.ts';
import { demoCatalogue } from '../catalogue/demoCatalogue.ts';
import { demoTiers } from '../loyalty/demoLoyalty.ts';
import { memberPortraits } from '../people/thaiNames.ts';
import { demoInstitutes } from '../reference/demoInstitutes.ts';
import { demoBranches } from '../shop/demoBranches.ts';
import { demoUsers } from '../shop/demoUsers.ts';
import { stall } from '../shop/stall.ts';

export interface IconPicture {
  name: string;
  icons: PictureIcons;
  tint: Tint;
}

export interface MarkPicture {
  name: string;
  mark: string;
  colour: string;
}

const PEOPLE: Tint = ['#f3f0fb', '#d6cdf0'];
const PLACES: Tint = ['#eef6fb', '#c6dff0'];

/** Returns the file name of a picture, from its content. */
export function pictureName(group: string, icons: PictureIcons): string {
  return [group, ...icons].join('-').replaceAll('@', '-');
}

export function markName(instituteIndex: number): string {
  return `bank-${instituteIndex + 1}`;
}

export const iconPictures: readonly IconPicture[] = [
  ...[...demoCatalogue, stall.category].flatMap(({ slug, tint, subCategories }) =>
    subCategories.flatMap(({ products }) => products.map(({ icons }) => picture(slug, icons, tint))),
  ),
  ...demoTiers.map(({ icon, tint }) => picture('tier', [icon], tint)),
  ...demoBranches.map((branch) => picture('place', branch.picture, PLACES)),
  ...demoUsers.map((user) => picture('person', user.picture, PEOPLE)),
  ...memberPortraits.map(({ icon }) => picture('person', [icon], PEOPLE)),
];

export const markPictures: readonly MarkPicture[] = demoInstitutes.map(({ mark, colour }, index) => ({
  name: markName(index),
  mark,
  colour,
}));

function picture(group: string, icons: PictureIcons, tint: Tint): IconPicture {
  return { name: pictureName(group, icons), icons, tint };
}
