/** Words that are frequent in lists of stolen passwords, alone or with digits and symbols around them. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort motdepasse iloveyou welcome letmein trustno superman batman spiderman pokemon naruto starwars
   football baseball basketball liverpool manchester arsenal chelsea barcelona juventus
   princess sunshine shadow master monkey dragon tiger flower freedom whatever butterfly chocolate cookie cheese
   michael jennifer jessica jordan daniel charlie ashley michelle nicole andrew robert thomas
   computer internet google facebook samsung iphone microsoft windows
   admin administrator manager cashier owner user guest test demo root secret changeme default login pass
   thailand bangkok siam sawasdee sawatdee somchai malee taem merchant shop store company
   qwerty qwertyuiop asdfghjkl zxcvbnm abc abcd abcdef abcdefgh qazwsx qazwsxedc`
    .split(/\s+/)
    .flatMap((word) => [word, `my${word}`, `the${word}`, `${word}${word}`]),
);

/** Characters that are typed for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/**
 * Whether a password is among the first that anyone would try: a common word with digits around it, a run of keys, or a
 * few repeated characters. No such list is complete; this one refuses passwords that are guessed within minutes.
 */
export function isGuessable(password: string): boolean {
  const typed = password.toLowerCase();
  const asWritten = typed.replace(/[^a-z]/g, '');
  const read = typed.replace(/^[^a-z@$]+|[^a-z]+$/g, '').replace(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? '');
  return isRepeated(typed) || isRun(typed) || WORDS.has(asWritten) || WORDS.has(read);
}

/** `aaaaaaaa`, `12121212`, `abc123abc123`. */
function isRepeated(typed: string): boolean {
  return /^(.{1,6}?)\1+$/.test(typed) || new Set(typed).size <= 2;
}

/** `12345678`, `87654321`, `qwertyuiop`, also one after the other: `abcd1234`. */
function isRun(typed: string): boolean {
  let rest = typed;
  while (rest.length > 0) {
    const run = longestRun(rest);
    if (run < 3) return false;
    rest = rest.slice(run);
  }
  return true;
}

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    if (RUNS.some((row) => row.includes(text.slice(0, length)))) return length;
  }
  return 0;
}
