import type { PictureIcons, Tint } from '../catalogue/DemoCategory.ts';
import { turnWarmColours } from './turnWarmColours.ts';

/** Returns the SVG body of an icon by name, in a field of 32 by 32. */
export type IconBodies = (name: string) => string;

const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="512" height="512" viewBox="0 0 512 512">';

/** Draws a subject on a soft tinted background with its shadow; the accent is small in front of it. */
export function composePicture(bodies: IconBodies, [subject, accent]: PictureIcons, [light, deep]: Tint): string {
  const parts = [
    OPEN,
    `<defs><radialGradient id="taem-ground" cx="0.5" cy="0.38" r="0.75"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    '<radialGradient id="taem-shadow"><stop stop-color="#2b1a10" stop-opacity="0.32"/><stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient></defs>',
    '<rect width="512" height="512" fill="url(#taem-ground)"/>',
  ];
  if (accent === undefined) parts.push(shadow(256, 418, 170), place(bodies, subject, 96, 90, 320));
  else {
    parts.push(shadow(226, 402, 150), place(bodies, subject, 66, 76, 320));
    parts.push(shadow(378, 436, 86), place(bodies, accent, 300, 286, 156));
  }
  return `${parts.join('')}</svg>`;
}

/** Draws a bank's mark: white strokes on its colour. */
export function composeMark(mark: string, colour: string): string {
  return [
    OPEN,
    '<defs><linearGradient id="taem-sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0.22"/><stop offset="1" stop-color="#000" stop-opacity="0.12"/></linearGradient></defs>',
    `<rect width="512" height="512" fill="${colour}"/><rect width="512" height="512" fill="url(#taem-sheen)"/>`,
    '<circle cx="256" cy="256" r="188" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="10"/>',
    `<g transform="scale(5.12)"><path d="${mark}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`,
  ].join('');
}

function place(bodies: IconBodies, icon: string, x: number, y: number, size: number): string {
  const [name = icon, turn = '0'] = icon.split('@');
  const body = turnWarmColours(bodies(name), Number(turn));
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`;
}

function shadow(x: number, y: number, radius: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius / 6}" fill="url(#taem-shadow)"/>`;
}
