const COLOUR = /#([0-9a-f]{6})\b/gi;

/** Shifts reds, oranges and yellows of an icon around the colour wheel; glass, greens and blues stay. */
export function turnWarmColours(body: string, degrees: number): string {
  if (degrees === 0) return body;
  return body.replace(COLOUR, (colour, digits: string) => {
    const [hue, saturation, lightness] = toHsl(digits);
    const warm = hue < 62 || hue > 320;
    return warm ? `hsl(${(hue + degrees + 360) % 360},${saturation}%,${lightness}%)` : colour;
  });
}

function toHsl(digits: string): [hue: number, saturation: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (spread === 0) return [200, 0, round(lightness * 100)];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return [round((sixth * 60 + 360) % 360), round(saturation * 100), round(lightness * 100)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
