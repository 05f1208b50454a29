/** Characters that people type for one another, in lower case. `fold_search.sql` has the same lists. */
const SAME: readonly (readonly [signs: string, plain: string])[] = [
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  // Full-width characters except capitals.
  ['！＂＃＄％＆＇（）＊＋，－．／', `!"#$%&'()*+,-./`],
  ['０１２３４５６７８９：；＜＝＞？＠', '0123456789:;<=>?@'],
  ['［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍ', "[\\]^_'abcdefghijklm"],
  ['ｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～', 'nopqrstuvwxyz{|}~'],
  ['‘’‚‛′´`ʼ', "''''''''"],
  ['“”„‟″«»', '"""""""'],
  ['‐‑‒–—―−', '-------'],
  ['øłđı', 'oldi'],
  ['\u{E45}', '\u{E32}'],
];
const PLAIN_OF = new Map(
  SAME.flatMap(([signs, plain]) => [...signs].map((sign, index) => [sign, [...plain][index] ?? sign] as const)),
);

/** Spaces, invisible characters, and the Thai marks that people leave out or type in another order. Line breaks stay. */
const LEFT_OUT =
  /[\t \u{A0}\u{AD}\u{61C}\u{E3A}\u{E47}-\u{E4C}\u{E4E}\u{1680}\u{180E}\u{2000}-\u{200F}\u{202A}-\u{202F}\u{205F}-\u{2064}\u{2066}-\u{2069}\u{3000}\u{FEFF}]/gu;

/** Texts that need no removal of accents. */
const BARE = /^[ -~ก-๛]*$/;
/** Accents, marks drawn around a character, and variation selectors. */
const ACCENTS = /[\u{300}-\u{36F}\u{20D0}-\u{20FF}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu;
const SARA_AM = /(?:\u{E4D}+[\u{E32}\u{E33}]|\u{E33})+/gu;
/** A Thai mark typed twice looks the same as typed once. */
const DOUBLED = /([\u{E31}\u{E34}-\u{E39}\u{E4D}])\1+/gu;

/**
 * Normalises a text for search, so that a word is found however it was typed: without capitals, accents, spaces, tone
 * marks and invisible characters, in plain digits, quotes and dashes, each Thai mark once, `เเ` as `แ` and a nikhahit
 * with sara aa as sara am. The function `fold_search` of the database does the same.
 */
export function foldSearch(text: string): string {
  const bare = BARE.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  const plain = Array.from(bare, (sign) => {
    const small = smallOf(sign);
    return PLAIN_OF.get(small) ?? small;
  }).join('');
  return plain.replace(LEFT_OUT, '').replace(SARA_AM, '\u{E33}').replace(DOUBLED, '$1').replaceAll('เเ', 'แ');
}

/** Lower-cases letter by letter, as the database does: no letter becomes two, and none depends on the next. */
function smallOf(sign: string): string {
  const small = sign.toLowerCase();
  return [...small].length === 1 ? small : ([...small][0] ?? sign);
}
