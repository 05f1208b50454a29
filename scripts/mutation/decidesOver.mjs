const SESSION = /\/(?:session|permission|freshAccessToken|sendOperation|sendPatiently|writeAnswer)[.]ts'/;
/**
 * The files that are changed. A file added to one of these folders, or a new import of deciding code, is included
 * automatically.
 */
const DECIDES = [
  { what: 'money, points and bills', at: /^domain\/src\/(?:money|loyalty|till)\// },
  { what: 'money, points and bills', at: /^gateway\/src\/(?:till|loyalty)\/[^/]+$/ },
  { what: 'money, points and bills', at: /^server\/src\/till\// },
  {
    what: 'money, points and bills',
    at: /^web\/src\/till\/payment\/[^/]+[.]ts$/,
    imports: /@taem\/domain\/(?:till|time|merchant|money\/(?!format))/,
  },
  // A component decides nothing unless it calculates.
  {
    what: 'money, points and bills',
    at: /^web\/src\/till\/payment\/[^/]+[.]tsx$/,
    imports: /@taem\/domain\/till\/(?:cashChange|likelyCash|splitPayment)/,
  },
  { what: 'which sales are counted', at: /^domain\/src\/transactions\// },
  { what: 'which sales are counted', at: /^gateway\/src\/(?:transactions|sales)\// },
  { what: 'which sales are counted', at: /^server\/src\/transactions\// },
  { what: 'which sales are counted', at: /^domain\/src\/(?:insight\/compareDays|time\/(?:dayRange|eraHint))[.]ts$/ },
  { what: 'which sales are counted', at: /^gateway\/src\/rollups\// },
  { what: 'which questions are answered at all', at: /^domain\/src\/contract\/(?:document|json)Fault[.]ts$/ },
  { what: 'rights, sessions, tokens and codes', at: /^(?:domain|gateway|server)\/src\/accounts\// },
  { what: 'rights, sessions, tokens and codes', at: /^gateway\/src\/http\// },
  { what: 'rights, sessions, tokens and codes', at: /^server\/src\/execution\// },
  {
    what: 'rights, sessions, tokens and codes',
    at: /^web\/src\/(?:app|till\/(?:payment|refusal)|sale\/reversal)\/[^/]+[.]ts$/,
    imports: SESSION,
  },
  {
    what: 'rights, sessions, tokens and codes',
    at: /^gateway\/src\//,
    imports:
      /\/(?:accessTokens|secretHash|attemptLimits|guessWaits|serviceKeys|sessionTokens|checkAuthorizeCode)[.]ts'/,
  },
  { what: 'personal data', at: /^(?:domain|gateway|server)\/src\/customers\/(?:privacy|claim)\// },
  {
    what: 'personal data',
    at: /^(?:gateway|server)\/src\//,
    imports: /domain\/customers\/(?:privacy|claim|profile\/personal)/,
  },
];
/** Files there that decide nothing themselves, or are tested in another way. */
const EXCEPTIONS = [
  { why: 'it tests, or only tests use it', at: /[.]test[.]tsx?$|\/testing\/|\/demo\/|\/conformance\// },
  { why: 'it was made from the contract, which the check compares', at: /\/(?:gql|generated)\/|[.]generated[.]/ },
  { why: 'it describes for the OpenAPI document, whose tests call each operation', at: /(?:Operations|Shapes)[.]ts$/ },
  {
    why: 'it registers; a route or resolver that is not there fails the walk over all of them',
    at: /\/(?:[rR]outes|[a-zA-Z]+Routes|index|openContext|app|main)[.]ts$/,
  },
  { why: 'it is words', at: /\/(?:messages|[a-zA-Z]+Wordings|[a-zA-Z]+Labels|use[A-Z]\w*Words)[.]ts$/ },
  { why: 'it draws, which is seen in pictures; its tests read back what it wrote', at: /\/drawPdf[.]ts$/ },
  {
    why: 'it is a declaration of a record, and the tests of every record hold it',
    at: /^domain\/src\/(?:till\/(?:institute|paymentChannel|shift)|loyalty\/(?:memberTier|offer)|accounts\/(?:merchantRole|merchantUser|serviceAccount))[.]ts$/,
  },
  {
    why: 'it lists what there is, and changing the list changes what its tests walk over',
    at: /\/[a-zA-Z]+Kinds[.]ts$|\/demoAccounts[.]ts$/,
  },
  {
    why: 'it says how long, slow or well the process is, and to whom nothing is refused by it',
    at: /^gateway\/src\/http\/(?:health|logSlowRequests|warnOfUntrustedProxy|endConnectionsWhileClosing|envelope|errorCodes|methodNotAllowed)[.]ts$/,
  },
  {
    why: 'it reads who is signed in, for what the page says and where it begins',
    at: /^web\/src\/app\/(?:i18n|shopDay|setupNeeded|useFreshShop)[.]ts$/,
  },
  {
    why: 'it runs, words or reports operations that the guard has let through; the walks over every operation hold it',
    at: /^server\/src\/execution\/(?:answerPrepared|compiledExecution|createApollo|documents|errorCodes|explanationOf|formatError|guardPlugin|markedFields|openExecution|readSubscription|reportPlugin|rootFields|scalars)[.]ts$/,
  },
  {
    why: 'it says when a request has its turn, and not whether it may',
    at: /^gateway\/src\/http\/(?:fairTurns|goneSignal|inTurn|readFormParts)[.]ts$/,
  },
  {
    why: 'it says where a list is and how far it was read',
    at: /^gateway\/src\/transactions\/(?:locatePage|pageOfDays|Remembered\w+)[.]ts$/,
  },
  { why: 'it has types alone', is: (text) => !/^(?:export )?(?:async )?(?:function|const|class|let)\b/m.test(text) },
];

/** Returns what the code of a file decides over; undefined if no rule includes it, or an exception excludes it. */
export function decidesOver(file, text) {
  const rule = DECIDES.find(({ at, imports }) => at.test(file) && (!imports || imports.test(`${text}\n/${file}'`)));
  return EXCEPTIONS.some(({ at, is }) => at?.test(file) || is?.(text)) ? undefined : rule?.what;
}
